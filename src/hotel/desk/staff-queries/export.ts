import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '@/hotel/rules/numbers';
import { inboxToasts } from '@/words/staff';
import { exportCsv, type ExportSource } from '@/hotel/desk/staff-services/export';

export type { ExportSource } from '@/hotel/desk/staff-services/export';

export type Exported = { file: Blob; rows: number };

/**
 * Gathers all entries of a source into a CSV file. `rows` counts what has come so far; cancelling
 * gives no file and says nothing.
 */
export function useExport(source: ExportSource) {
  const [rows, setRows] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const gather = useMutation({
    mutationFn: async (): Promise<Exported | undefined> => {
      const controller = new AbortController();
      running.current = controller;
      setRows(0);
      try {
        return await gathered(exportCsv(source, controller.signal), controller.signal, setRows);
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        throw error;
      }
    },
    meta: {
      success: (data: unknown) => {
        const done = data as Exported | undefined;
        return done && inboxToasts.exportDone(done.rows, formatNumber(done.rows));
      },
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

async function gathered(
  pieces: ReturnType<typeof exportCsv>,
  signal: AbortSignal,
  tell: (rows: number) => void,
): Promise<Exported | undefined> {
  // A Blob may lie on disk: what has come is not kept as text.
  let file = new Blob([], { type: 'text/csv;charset=utf-8' });
  let rows = 0;
  for await (const piece of pieces) {
    file = new Blob([file, piece.text], { type: file.type });
    rows += piece.rows;
    tell(rows);
  }
  return signal.aborted ? undefined : { file, rows };
}
