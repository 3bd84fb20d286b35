import { Download } from 'lucide-react';
import { hotelToday } from '@/basics/time/dates';
import { formatNumber } from '@/basics/rules/numbers';
import { useExport, type ExportSource } from '@/desk/lists/staff-calls/export-list';
import { useInboxCounts } from '@/desk/lists/staff-calls/inbox-counts';
import { Button } from '@/ui/Button';
import { commonWords, inboxWords } from '@/words/staff';
import { saveFile } from '@/ui/save-file';
import { SmallButton } from '@/ui/SmallButton';

type Props = {
  kind: 'reservations' | 'messages' | 'subscribers' | 'activity';
  source: ExportSource;
  isFiltered?: boolean;
};

export function ExportButton({ kind, source, isFiltered = false }: Props) {
  const { rows, isRunning, start, cancel } = useExport(source);
  const { figures } = useInboxCounts();
  const total = isFiltered || kind === 'activity' ? undefined : figures?.[kind];

  if (isRunning) {
    return (
      <span className="quiet flex items-center gap-[0.6rem] text-sm">
        <span role="status">
          {inboxWords.progress(
            formatNumber(rows),
            total === undefined ? undefined : formatNumber(total),
          )}
        </span>
        <SmallButton label={commonWords.cancel} onClick={cancel} />
      </span>
    );
  }
  return (
    <Button
      icon={Download}
      variant="ghost"
      onClick={() =>
        start(undefined, {
          onSuccess: (done) => done && saveFile(done.file, `${kind}-${hotelToday()}.csv`),
        })
      }
    >
      {isFiltered ? inboxWords.these : inboxWords.all}
    </Button>
  );
}
