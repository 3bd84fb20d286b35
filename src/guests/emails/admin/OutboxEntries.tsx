import type { ComponentProps } from 'react';
import { useReleaseHeld, useRetryEmail, useDeleteUnsent } from '@/guests/emails/staff-calls/outbox';
import type { OutboxEmail } from '@/guests/emails/staff-calls/outbox';
import { cn } from '@/lib/cn';
import { momentLabel } from '@/basics/time/relative-time';
import { SmallButton } from '@/ui/SmallButton';
import { outboxListWords as words, commonWords } from '@/words/staff';

const SHADE = { queued: null, sent: 'ok', failed: 'warn', held: 'warn' } as const;

const OUT = { queued: words.holdBack, held: words.discard, failed: words.remove } as const;

type Props = ComponentProps<'ul'> & { entries: readonly OutboxEmail[] };

export function OutboxEntries({ entries, ...list }: Props) {
  return (
    <ul className="outbox rows" {...list}>
      {entries.map((entry) => (
        <OutboxEntry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function OutboxEntry({ entry }: { entry: OutboxEmail }) {
  const { id, kind, channel, recipient, subject, status, createdAt } = entry;
  const again = useRetryEmail();
  const go = useReleaseHeld();
  const out = useDeleteUnsent();
  const name = kindName(kind);
  return (
    <li>
      <div>
        <span className={cn('pill', SHADE[status])}>{words.statuses[status]}</span>
        <b dir="auto">{subject ?? name}</b>
        <small>
          {[name, channel === 'telegram' ? words.telegram : recipient, momentLabel(createdAt)].join(
            ' · ',
          )}
        </small>
        {status !== 'sent' && status !== 'held' && <small>{whatNext(entry)}</small>}
      </div>
      {status !== 'sent' && (
        <div className="detail-acts">
          {status === 'failed' && act(commonWords.retry, again.isPending, () => again.mutate(id))}
          {status === 'held' && act(words.letGo, go.isPending, () => go.mutate([id]))}
          {act(OUT[status], out.isPending, () => out.mutate(id))}
        </div>
      )}
    </li>
  );
}

function act(label: string, isPending: boolean, onClick: () => void) {
  return <SmallButton label={label} loading={isPending} onClick={onClick} />;
}

function kindName(kind: string): string {
  const names: Partial<Record<string, string>> = words.kinds;
  return names[kind] ?? kind;
}

function whatNext({ status, attempts, errorCode, nextTryAt }: OutboxEmail): string {
  // The sender is working on the entry and has not reported a result.
  if (status === 'queued' && attempts > 0 && errorCode === null) return words.sending;
  const reasons: Partial<Record<string, string>> = words.reasons;
  const said = [
    ...(attempts > 0 ? [words.tries(attempts)] : []),
    ...(errorCode ? [reasons[errorCode] ?? errorCode] : []),
  ];
  const when = momentLabel(nextTryAt);
  if (status === 'queued')
    said.push(attempts > 0 ? `${words.nextTry(when)}.` : `${words.leavesAt(when)}.`);
  return said.join(' ');
}
