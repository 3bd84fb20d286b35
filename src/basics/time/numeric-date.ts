import { dateWords } from '../../words/visitors.ts';
import { isCalendarDate, partsOf } from './dates.ts';

const KHMER_ZERO = 0x17e0;

/** Formats a date as `22/12/2026`, in the order of the page's language. */
export function numericDate(date: string): string {
  const { day, month, year } = partsOf(date);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return dateWords.figures(two(day), two(month + 1), String(year));
}

/** Parses a typed date with any separators, or eight digits; day or year first. */
export function parseTypedDate(text: string): string | undefined {
  const latin = text.replaceAll(/[\u17e0-\u17e9]/g, (figure) =>
    String((figure.codePointAt(0) ?? 0) - KHMER_ZERO),
  );
  const groups = latin.match(/\d+/g) ?? [];
  const [all = ''] = groups;
  const ways =
    groups.length === 1 && all.length === 8
      ? [
          [all.slice(0, 2), all.slice(2, 4), all.slice(4)],
          [all.slice(0, 4), all.slice(4, 6), all.slice(6)],
        ]
      : [groups];
  return ways.map(dayOf).find((day) => day !== undefined);
}

function dayOf(parts: readonly string[]): string | undefined {
  const [first = '', month = '', third = '', ...more] = parts;
  const [year, day] = first.length === 4 ? [first, third] : [third, first];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return more.length === 0 && isCalendarDate(date) ? date : undefined;
}
