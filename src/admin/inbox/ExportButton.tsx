import { Download } from 'lucide-react';
import { hotelToday } from '@/domain/dates';
import { useExport } from '@/queries/staff/export';
import type { ExportKind } from '@/queries/staff/export';
import { useFigures } from '@/queries/staff/figures';
import { Button } from '@/ui/Button';
import { saveFile } from './save-file';

/** All entries of a kind as a file for a spreadsheet, with its progress and a way to stop. */
export function ExportButton({ kind }: { kind: ExportKind }) {
  const { rows, isRunning, start, cancel } = useExport(kind);
  const total = useFigures().figures?.[kind];

  if (isRunning) {
    return (
      <span className="export-progress">
        <span role="status">
          {rows.toLocaleString('en-US')}{' '}
          {total !== undefined && `of ${total.toLocaleString('en-US')}`} rows
        </span>
        <Button look="ghost" size="small" onClick={cancel}>
          Cancel
        </Button>
      </span>
    );
  }
  return (
    <Button
      look="ghost"
      onClick={() =>
        start(undefined, {
          onSuccess: (done) => done && saveFile(done.file, `${kind}-${hotelToday()}.csv`),
        })
      }
    >
      <Download className="icon" aria-hidden="true" />
      Export CSV
    </Button>
  );
}
