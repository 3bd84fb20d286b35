import { numberWords } from '../../words/visitors.ts';

/** How a language writes numbers: of the page, unless someone reads another one. */
export type NumberWords = typeof numberWords;

/** `1,234.5`, separated as the page's language has it, whatever the browser would choose. */
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
