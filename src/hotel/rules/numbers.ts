/**
 * `1,234.5`: thousands set off by commas as the page's English has them, whatever digits and
 * separators the browser would choose.
 * @param decimals shown always; as many as there are without it
 */
export function formatNumber(value: number, decimals?: number): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', rest] = text.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return rest === undefined ? grouped : `${grouped}.${rest}`;
}
