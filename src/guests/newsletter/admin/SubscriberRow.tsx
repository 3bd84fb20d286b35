import { Link2, Trash2 } from 'lucide-react';
import { IconButton } from '@/ui/IconButton';
import { useRef, useState } from 'react';
import { Allowed } from '@/kit/page-parts/admin/rights';
import { ConfirmDelete } from '@/kit/editors/admin/ConfirmDelete';
import { dayLabel } from '@/basics/time/relative-time';
import { unsubscribePath } from '@/basics/rules/paths';
import type { StoredSubscriber } from '@/guests/newsletter/subscriber';
import { cn } from '@/lib/cn';
import { subscriberWords } from '@/words/staff';

type Props = { subscriber: StoredSubscriber; onDelete: () => Promise<unknown> };

export function SubscriberRow({ subscriber, onDelete }: Props) {
  const { email, createdAt, unsubscribeToken } = subscriber;
  const [isAsking, setAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const since = dayLabel(createdAt);

  async function confirm(): Promise<void> {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    try {
      await onDelete();
      const target = next?.querySelector<HTMLElement>('button') ?? document.querySelector('h1');
      target?.focus();
    } catch {
      // A toast has shown the error; the question remains open.
    }
  }

  return (
    <li
      ref={row}
      className={cn(
        'subscriber spread gap-y-[0.3rem] py-[0.55rem] ps-[1.2rem] pe-[0.8rem] [content-visibility:auto] [contain-intrinsic-size:auto_3.7rem]',
        isAsking && 'confirm',
      )}
    >
      <p className="grid min-w-0 wrap-anywhere">
        <b>{email}</b>
        <small>{subscriberWords.since(since)}</small>
      </p>
      {isAsking ? (
        <ConfirmDelete
          question={subscriberWords.question}
          onConfirm={confirm}
          onCancel={() => {
            setAsking(false);
            requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
          }}
        />
      ) : (
        <div className="acts">
          <Allowed right="workAtDesk">
            <a
              className="ib"
              href={unsubscribePath(unsubscribeToken)}
              target="_blank"
              rel="noreferrer"
              aria-label={subscriberWords.unsubscribePage(email)}
              title={subscriberWords.unsubscribeHint}
            >
              <Link2 className="icon" aria-hidden="true" />
            </a>
            <IconButton
              icon={Trash2}
              label={subscriberWords.delete(email)}
              onClick={() => setAsking(true)}
            />
          </Allowed>
        </div>
      )}
    </li>
  );
}
