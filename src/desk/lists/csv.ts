/** Byte order mark, without which Excel does not read a file as UTF-8. */
export const CSV_BOM = '\uFEFF';

export type CsvValue = string | number | null;

/** Characters that start a formula, including full-width ones. */
const FORMULA = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
/** A formula at the start, or after white space, which some spreadsheets skip. */
const STARTS_FORMULA = new RegExp(`^(?:\\s*${FORMULA}|[\\t\\r\\n])`);
/** A formula after a separator or line end, where quotes do not protect every spreadsheet. */
const LATER_FORMULA = new RegExp(`([;|\\t\\r\\n][\\s"']*)(?=${FORMULA})`, 'g');
/** An international phone number. Its dashes are removed, because a spreadsheet could subtract. */
const PHONE = /^\+\d[-()./\d ]{5,}$/;

/**
 * Formats a CSV record (RFC 4180). Text that a spreadsheet could run as a formula gets an
 * apostrophe in front, because guests write these texts.
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
