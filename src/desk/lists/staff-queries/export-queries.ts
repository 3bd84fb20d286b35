import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '@/basics/rules/numbers';
import { inboxToasts } from '@/words/staff';
import { exportCsv, type ExportSource } from '@/desk/lists/staff-services/export-service';

export type { ExportSource } from '@/desk/lists/staff-services/export-service';

/** Gathers a source into a CSV file; `rows` counts what has come. Cancelled, it gives none. */
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
      // A Blob may lie on disk: what has come is not kept as text.
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
