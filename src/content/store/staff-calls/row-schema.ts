import * as v from 'valibot';
import { columnName, fieldsOf } from '@/lib/column-name';

/**
 * Reads the column `best_seller` as `bestSeller`. An alias in the query would fail: with a filter
 * on that column, the embedded backend returns no row for a successful update.
 */
export function rowSchema<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(v.record(v.string(), v.unknown()), v.transform(fieldsOf), v.object(entries));
}

export function columnsOf(entries: v.ObjectEntries): string {
  return Object.keys(entries).map(columnName).join(', ');
}

export function toColumns(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [columnName(name), value]),
  );
}

export const rowTimestamp = v.pipe(v.string(), v.transform(rowTime));

/** Parses a decimal number, which the embedded backend returns as text. */
export const decimal = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number());

/**
 * Converts a timestamp to the format of `site_content()`, so that versions can be compared: the
 * embedded backend returns `2026-11-20 17:15:28.781+00`.
 */
export function rowTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}
