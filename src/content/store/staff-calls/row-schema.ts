import * as v from 'valibot';
import { columnName, fieldsOf } from '@/lib/column-name';

/**
 * A row under the domain's names: `best_seller` is read as `bestSeller`. Renamed here and not in
 * the query: with an alias beside a filter on the same column the embedded backend answers an
 * update with no row although it has changed one.
 */
export function rowSchema<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(v.record(v.string(), v.unknown()), v.transform(fieldsOf), v.object(entries));
}

/** What to select for `rowSchema(entries)`. */
export function columnsOf(entries: v.ObjectEntries): string {
  return Object.keys(entries).map(columnName).join(', ');
}

/** The other way: fields as a table's columns are called. */
export function toColumns(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [columnName(name), value]),
  );
}

/** A timestamp of a row, in the form that all versions have. */
export const rowTimestamp = v.pipe(v.string(), v.transform(rowTime));

/** A decimal number: the embedded backend answers it as text, because JavaScript has none. */
export const decimal = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number());

/**
 * A timestamp of a table's row as `site_content()` writes it, so that versions read by either way
 * are equal: the embedded backend answers `2026-11-20 17:15:28.781+00` for a row where JSON made
 * in SQL, like a hosted row, has `2026-11-20T17:15:28.781+00:00`.
 */
export function rowTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}
