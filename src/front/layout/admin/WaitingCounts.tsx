import { ArrowLeftRight, X } from 'lucide-react';
import { Fragment } from 'react';
import { useInboxCounts } from '@/desk/lists/staff-calls/inbox-counts';
import { staffNavWords } from '@/words/staff';
import { shownCount, type Waiting } from './nav-items';

/** The numbers of entries that need an answer; nothing if zero or unknown. */
export function WaitingCounts({ of }: { of: readonly Waiting[] }) {
  const { figures } = useInboxCounts();
  const counts = of.map((what) => ({ what, count: figures?.[what] ?? 0 }));
  const shown = counts.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <>
      {/* Spaces separate the numbers from the link's name and each other for screen readers. */}{' '}
      <span className="ms-auto flex flex-wrap justify-end gap-[0.15rem]">
        {shown.map(({ what, count }, index) => (
          <Fragment key={what}>
            {index > 0 && ' '}
            <span className="count" data-of={what}>
              <span className="flex items-center justify-center gap-[0.1rem]" aria-hidden="true">
                {what === 'changesAsked' && <ArrowLeftRight className="icon size-3" />}
                {what === 'cancelledUnseen' && <X className="icon size-3" />}
                <span>{shownCount(count)}</span>
              </span>
              <span className="sr-only">{staffNavWords[what](count)}</span>
            </span>
          </Fragment>
        ))}
      </span>
    </>
  );
}
