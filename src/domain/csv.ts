/** Excel takes a file for UTF-8 only when it begins with this. */
export const CSV_BOM = '\uFEFF';

/** What a cell may hold. */
export type CsvValue = string | number | null;

/**
 * One record of a CSV file with its line end (RFC 4180). Text that a spreadsheet would run as a
 * formula gets an apostrophe in front, because guests write these texts.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = startsFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Also behind white space, which some spreadsheets skip, and in full-width signs. */
function startsFormula(text: string): boolean {
  return /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) || /^[\t\r\n]/.test(text);
}
