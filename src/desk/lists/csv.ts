/** Excel takes a file for UTF-8 only when it begins with this. */
export const CSV_BOM = '\uFEFF';

export type CsvValue = string | number | null;

/** A sign that begins a formula; full-width ones too. */
const FORMULA = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
/** At the start, also behind white space, which some spreadsheets skip. */
const STARTS_FORMULA = new RegExp(`^(?:\\s*${FORMULA}|[\\t\\r\\n])`);
/** Where another list separator or a line end ends the cell, our quotes do not hold. */
const LATER_FORMULA = new RegExp(`([;|\\t\\r\\n][\\s"']*)(?=${FORMULA})`, 'g');
/**
 * A telephone number with its country: digits in groups, which no spreadsheet reckons with. A dash between
 * them it might take for a minus.
 */
const PHONE = /^\+\d[-()./\d ]{5,}$/;

/**
 * One record of a CSV file with its line end (RFC 4180). Text that a spreadsheet would run as a
 * formula, whatever it takes for the separator, gets an apostrophe in front, because guests write
 * these texts.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (PHONE.test(value))
    return value
      .replaceAll('(0)', ' ')
      .replaceAll(/[-()./ ]+/g, ' ')
      .trim();
  const safe = `${STARTS_FORMULA.test(value) ? "'" : ''}${value.replaceAll(LATER_FORMULA, "$1'")}`;
  const needsQuotes = /[",;|\t\r\n]/.test(safe) || safe !== safe.trim();
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}
