import { CSV_BOM, csvLine, type CsvValue } from '@/desk/lists/csv';
import type { Cursor, Page } from './paging';

/** Rows for each request: one less than PostgREST gives at most, because one more is asked for. */
const PAGE_SIZE = 999;

export type ExportSource = {
  headings: readonly string[];
  page: (
    after: Cursor | undefined,
    size: number,
    signal: AbortSignal | undefined,
  ) => Promise<Page<CsvValue[]>>;
};

/** All entries as CSV, page by page; ends early when the signal is aborted. @throws ServiceError */
export async function* exportCsv({ headings, page }: ExportSource, signal?: AbortSignal) {
  yield { text: CSV_BOM + csvLine(headings), rows: 0 };
  let after: Cursor | undefined;
  do {
    const { items, next } = await page(after, PAGE_SIZE, signal);
    yield { text: items.map(csvLine).join(''), rows: items.length };
    if (signal?.aborted) return;
    after = next;
  } while (after);
}
