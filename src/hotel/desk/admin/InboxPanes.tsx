import { useEffect, useRef, type ReactNode } from 'react';
import { inboxWords } from '@/words/staff';

type Props = {
  /** What the list holds, e.g. `Reservations`. */
  label: string;
  /** What is open beside the list; on phones it is a screen of its own. */
  openId: string | undefined;
  /** Title and filters. */
  head: ReactNode;
  list: ReactNode;
  detail: ReactNode;
};

/** Where the two panes stand one instead of the other (inbox.css). */
const NARROW = '(width < 900px)';

/** The list on the left, what is chosen on the right. */
export function InboxPanes({ label, openId, head, list, detail }: Props) {
  const panes = useRef<HTMLDivElement>(null);
  const shown = useRef(openId);

  // On phones one screen takes the other's place: reading goes on where the new one begins.
  useEffect(() => {
    const before = shown.current;
    shown.current = openId;
    if (before === openId || !window.matchMedia(NARROW).matches) return;
    const root = panes.current;
    if (openId !== undefined) {
      window.scrollTo(0, 0);
      root?.querySelector<HTMLElement>('.inbox-detail')?.focus({ preventScroll: true });
    } else {
      root?.querySelector<HTMLElement>(`[data-row="${CSS.escape(before ?? '')}"]`)?.focus();
    }
  }, [openId]);

  return (
    <div className="inbox-page" data-open={openId !== undefined || undefined} ref={panes}>
      {head}
      <div className="inbox">
        <section className="inbox-list" aria-label={label}>
          {list}
        </section>
        <section className="inbox-detail" aria-label={inboxWords.details} tabIndex={-1}>
          {detail}
        </section>
      </div>
    </div>
  );
}
