import { CSV_BOM, csvLine, type CsvValue } from '@/hotel/desk/csv';
import type { Cursor, Page } from './paging';

/** Rows for each request: one less than PostgREST gives at most, because one more is asked for. */
const PAGE_SIZE = 999;

/** Entries of a kind, as a table is made of them. */
export type ExportSource = {
  headings: readonly string[];
  /** Some of them as lines, newest first. */
  page: (
    after: Cursor | undefined,
    size: number,
    signal: AbortSignal | undefined,
  ) => Promise<Page<CsvValue[]>>;
};

/**
 * All entries as CSV, page by page, newest first, so that no more than one page is held at a time.
 * The first piece carries the byte order mark and the headings.
 * @throws ServiceError; ends early without one when the signal is aborted
 */
export async function* exportCsv(
  { headings, page }: ExportSource,
  signal?: AbortSignal,
): AsyncGenerator<{ text: string; rows: number }> {
  yield { text: CSV_BOM + csvLine(headings), rows: 0 };
  let after: Cursor | undefined;
  do {
    const { items, next } = await page(after, PAGE_SIZE, signal);
    yield { text: items.map(csvLine).join(''), rows: items.length };
    if (signal?.aborted) return;
    after = next;
  } while (after);
}
