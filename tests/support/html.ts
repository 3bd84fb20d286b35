/** A document as a browser understands it, without running it. For tests in the environment of a page. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
