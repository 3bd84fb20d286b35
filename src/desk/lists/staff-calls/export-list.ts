import { CSV_BOM, csvLine, type CsvValue } from '@/desk/lists/csv';
import type { Cursor, Page } from './paging';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '@/basics/rules/numbers';
import { inboxToasts } from '@/words/staff';

/** Rows per request: one less than PostgREST's limit, because one more tells if a page follows. */
const PAGE_SIZE = 999;

export type ExportSource = {
  headings: readonly string[];
  page: (
    after: Cursor | undefined,
    size: number,
    signal: AbortSignal | undefined,
  ) => Promise<Page<CsvValue[]>>;
};

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

export function useExport(source: ExportSource) {
  const [rows, setRows] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const gather = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      setRows(0);
      // The browser may store a Blob on disk, so a large export does not fill the memory.
      let file = new Blob([], { type: 'text/csv;charset=utf-8' });
      let count = 0;
      try {
        for await (const piece of exportCsv(source, signal)) {
          file = new Blob([file, piece.text], { type: file.type });
          count += piece.rows;
          setRows(count);
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      }
      return signal.aborted ? undefined : { file, rows: count };
    },
    meta: {
      success: (done: { rows: number } | undefined) =>
        done && inboxToasts.exportDone(done.rows, formatNumber(done.rows)),
      failure: inboxToasts.exportFailed,
    },
  });

  return {
    rows,
    isRunning: gather.isPending,
    start: gather.mutate,
    cancel: () => running.current?.abort(),
  };
}
