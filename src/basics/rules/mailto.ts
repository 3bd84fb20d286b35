/** Returns a `mailto:` link with escaped values, so that no value can add headers or recipients. */
export function mailtoLink(to: string, headers: Record<string, string> = {}): string {
  const fields = Object.entries(headers).map(([name, text]) => `${name}=${escaped(text)}`);
  const address = escaped(to).replace('%40', '@');
  return `mailto:${address}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}

/** Repairs single surrogates of a cut text, because `encodeURIComponent` throws on them. */
function escaped(text: string): string {
  return encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, ''));
}
