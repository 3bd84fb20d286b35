/** Disables styles and handlers, which the Content-Security-Policy reports. Not a sanitiser. */
export function withoutStylesAndHandlers(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style\s*>|<base\b[^<>]*>/gi, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replace(/(\s|["'/])(style|on\w+)(?=\s*=)/gi, '$1data-$2'),
    );
}

export function pastedStyle(element: HTMLElement): string {
  return element.dataset['style'] ?? '';
}
