import { useOutboxState } from '@/hotel/letters/staff-queries/settings';
import { instantOf } from '@/hotel/time/instant';
import { momentLabel } from '@/hotel/time/relative-time';
import { outboxPageWords as words } from '@/words/staff';

/** The sender comes at least every minute; after this long it is missed, in milliseconds. */
const MISSED_MS = 10 * 60_000;

/** Says when nothing leaves, or something could not: staff would not notice otherwise. */
export function SenderNotice() {
  const { data, dataUpdatedAt } = useOutboxState();
  if (!data) return null;
  const { cameAt, failed } = data;
  if (cameAt === null) return <Notice text={words.neverCame} />;
  if (dataUpdatedAt - instantOf(cameAt) > MISSED_MS)
    return <Notice text={words.lastCame(momentLabel(cameAt))} />;
  return failed > 0 ? <Notice text={words.failed(failed)} /> : null;
}

function Notice({ text }: { text: string }) {
  return (
    <p className="notice" role="status">
      {text}
    </p>
  );
}
