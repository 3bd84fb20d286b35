import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '@/ui/router';
import { ArrowLeft } from 'lucide-react';
import { inboxWords } from '@/words/staff';
import { Skeleton } from '@/ui/Skeleton';

type Props = {
  label: string;
  /** ID of the entry beside the list; on phones the entry replaces the list. */
  openId: string | undefined;
  listLink: { search: string };
  head: ReactNode;
  list: ReactNode;
  detail: ReactNode;
};

/** Matches screens that show only one pane at a time, as in inbox.css. */
const NARROW = '(width < 900px)';

export function InboxPanes({ label, openId, listLink, head, list, detail }: Props) {
  const panes = useRef<HTMLDivElement>(null);
  const shown = useRef(openId);

  // On phones one pane replaces the other, so the focus moves to the new pane.
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
      <div className="inbox grid grid-cols-[minmax(17rem,24rem)_minmax(0,1fr)] min-h-[34rem] max-[900px]:grid-cols-1 max-[900px]:min-h-0">
        <section
          className="inbox-list min-w-0 border-e border-e-line max-[900px]:border-0"
          aria-label={label}
        >
          {list}
        </section>
        <section
          className="inbox-detail sticky top-0 self-start min-w-0 max-h-screen overflow-auto p-[clamp(1.25rem,2.6vw,2.25rem)] max-[900px]:static max-[900px]:max-h-none max-[900px]:overflow-visible"
          aria-label={inboxWords.details}
          tabIndex={-1}
        >
          <Link
            className="detail-back hidden max-[900px]:inline-flex max-[900px]:gap-2 max-[900px]:items-center max-[900px]:min-h-11 max-[900px]:-mt-[0.9rem] max-[900px]:mx-0 max-[900px]:mb-[0.6rem] max-[900px]:text-brand-text max-[900px]:text-sm max-[900px]:font-[550]"
            to={listLink}
          >
            <ArrowLeft className="icon" aria-hidden="true" />
            {label}
          </Link>
          {detail}
        </section>
      </div>
    </div>
  );
}

type DetailHintProps = {
  noun: keyof typeof inboxWords.choose;
  isChosen: boolean;
  isGone: boolean;
};

export function DetailHint({ noun, isChosen, isGone }: DetailHintProps) {
  if (!isChosen) return <p className="detail-hint quiet">{inboxWords.choose[noun]}</p>;
  if (isGone) return <p className="detail-hint quiet">{inboxWords.isGone[noun]}</p>;
  return (
    <div aria-busy="true">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="mt-6 h-40" />
    </div>
  );
}
