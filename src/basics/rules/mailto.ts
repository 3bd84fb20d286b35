/** A mailto link in which no address or header begins anything else. */
export function mailtoLink(to: string, headers: Record<string, string> = {}): string {
  const fields = Object.entries(headers).map(([name, text]) => `${name}=${escaped(text)}`);
  const address = escaped(to).replace('%40', '@');
  return `mailto:${address}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}

/** Half of a surrogate pair, as a cut text may end with, would throw. */
function escaped(text: string): string {
  return encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, ''));
}
