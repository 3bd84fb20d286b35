import { numberWords } from '../../words/visitors.ts';

/** How a language writes numbers: of the page, unless somebody reads another one. */
export type NumberWords = typeof numberWords;

/**
 * `1,234.5` in English: separators as the page's language has them, whatever digits and separators
 * the browser would choose.
 * @param decimals shown always; as many as there are without it
 */
export function formatNumber(
  value: number,
  decimals?: number,
  { thousands, decimal }: NumberWords = numberWords,
): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', rest] = text.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
  return rest === undefined ? grouped : grouped + decimal + rest;
}
