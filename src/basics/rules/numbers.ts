import { numberWords } from '../../words/visitors.ts';

export type NumberWords = typeof numberWords;

/** Formats `1,234.5` in the page's language. `Intl` would differ from browser to browser. */
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
