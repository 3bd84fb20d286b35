/**
 * A timestamp of a table's row as `site_content()` writes it, so that versions read by either way
 * are equal: the embedded backend answers `2026-11-20 17:15:28.781+00` for a row where JSON made
 * in SQL, like a hosted row, has `2026-11-20T17:15:28.781+00:00`.
 */
export function rowTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}
