/**
 * What was pasted, without what the policy of the site would report although nothing of it runs or is
 * kept: styles of its own and handlers become data. What text may have is the editor's to say; this
 * makes nothing safe.
 */
export function withoutStylesAndHandlers(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style\s*>|<base\b[^<>]*>/gi, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replace(/(\s|["'/])(style|on\w+)(?=\s*=)/gi, '$1data-$2'),
    );
}

/** The style that an element was pasted with. */
export function pastedStyle(element: HTMLElement): string {
  return element.dataset['style'] ?? '';
}
