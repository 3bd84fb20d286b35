import { useOutbox } from '@/hotel/letters/staff-queries/outbox';
import { Skeleton } from '@/ui/Skeleton';
import { outboxListWords as words, outboxPageWords } from '@/words/staff';
import { OutboxEntry } from './OutboxEntry';

/** What was put into the outbox last. */
export function OutboxList() {
  const { data, isError } = useOutbox();
  if (!data) {
    return isError ? (
      <p className="card">{outboxPageWords.notLoaded}</p>
    ) : (
      <Skeleton className="h-72 rounded-3" />
    );
  }
  if (data.length === 0) return <p className="card">{words.empty}</p>;
  return (
    <ul className="card outbox" aria-label={words.label}>
      {data.map((entry) => (
        <OutboxEntry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}
