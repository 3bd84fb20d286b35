import { CURRENCIES } from './currency.ts';
import { plainDigits, withoutHidden } from './digits.ts';

const SIGN = `(?:\\p{Sc}|[A-Z]{1,2}\\p{Sc}|${Object.values(CURRENCIES).join('|')}|%)?`;
const PARTS = new RegExp(`^([+-]?)${SIGN}([+-]?)(\\d[\\d.,']*|[.,]\\d+)${SIGN}$`, 'iu');
const GROUPED = /^(\d{1,3})(?:([.,'])\d{3})(?:\2\d{3})*$/;
const GROUPED_WITH_DECIMALS = /^\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*(?!\1)[.,]\d*$/;
const DECIMAL = /^\d*[.,]\d*$/;

type Limits = { max?: number | undefined; isWhole?: boolean };

/**
 * Returns the numbers that a typed text can mean: none if it is no number, two if a separator can
 * be read both ways ("12.500"). `max` and `isWhole` only choose between the two.
 */
export function numbersIn(typed: string, { max = Infinity, isWhole = false }: Limits): number[] {
  const [, before, inside, body = ''] = PARTS.exec(plainNumber(typed)) ?? [];
  const sign = before === '-' || inside === '-' ? -1 : 1;
  const readings = readingsOf(body, isWhole).map((number) => sign * number);
  const possible = readings.filter((number) => Math.abs(number) <= max);
  return possible.length > 0 ? possible : readings.slice(0, 1);
}

function readingsOf(body: string, isWhole: boolean): number[] {
  const digits = body.replaceAll(/[.,']/g, '');
  const [decimals = ''] = /[^.,]*$/.exec(body) ?? [];
  const decimal = Number(digits) / 10 ** decimals.length;
  if (/^\d+$/.test(body)) return [Number(body)];
  const [, first = '', separator = ''] = GROUPED.exec(body) ?? [];
  if (separator && !first.startsWith('0')) {
    const isSure = isWhole || separator === "'" || digits.length > first.length + 3;
    return isSure ? [Number(digits)] : [Number(digits), decimal];
  }
  return DECIMAL.test(body) || GROUPED_WITH_DECIMALS.test(body) ? [decimal] : [];
}

function plainNumber(typed: string): string {
  return withoutHidden(plainDigits(typed))
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/(?<=\d)[\s'’٬](?=\d)/gu, "'")
    .replaceAll(/\s/g, '')
    .replaceAll('٪', '%')
    .replaceAll('٫', '.')
    .replaceAll('،', ',');
}
