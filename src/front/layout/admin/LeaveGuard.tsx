import { useEffect, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { useHref, useLocation, useNavigate } from '@/ui/router';
import { ConfirmDialog } from '@/kit/page-parts/admin/ConfirmDialog';
import { staffFrameWords } from '@/words/staff';
import { isKnownPath, PATH, withoutSlash } from '@/basics/rules/paths';
import { hasRunningUploads } from '@/content/pictures/admin/running-uploads';
import * as work from '@/kit/page-parts/admin/unsaved-work';

/** Asks before leaving unsaved edits by a link, Back or closing the tab (checklist S-09). */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The prefix that the router removes from addresses.
  const base = useHref(PATH.home);
  const leaving = useSyncExternalStore(work.subscribePendingLeave, work.pendingLeave);

  useEffect(() => {
    const stopGuarding = guardHistory(work.askBeforeLeaving);
    window.addEventListener('beforeunload', warn);
    return () => {
      stopGuarding();
      // Without this, a question open at a sign-out would open again after the next sign-in.
      work.answerLeaving(false);
      window.removeEventListener('beforeunload', warn);
    };
  }, []);

  function followLink(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const wanted = link && insideAddress(link, base);
    if (!wanted || wanted === pathname || !work.hasUnsaved() || opensElsewhere(event)) return;
    event.preventDefault();
    event.stopPropagation();
    work.askBeforeLeaving(() => navigate(wanted));
  }

  return (
    // The links and buttons inside stay the controls; this element only catches clicks on links
    // first.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClickCapture={followLink}>
      {children}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={staffFrameWords.title}
        variant="primary"
        yes={staffFrameWords.stay}
        no={staffFrameWords.leave}
        onYes={() => work.answerLeaving(false)}
        onNo={() => work.answerLeaving(true)}
        onClose={() => work.answerLeaving(false)}
      >
        {staffFrameWords.text(leaving?.editor ?? '')}
      </ConfirmDialog>
    </div>
  );
}

function warn(event: BeforeUnloadEvent): void {
  if (work.hasUnsaved() || hasRunningUploads()) event.preventDefault();
}

/** The path of a link that the router handles; undefined for other links. */
function insideAddress(link: HTMLAnchorElement, base: string): string | undefined {
  const url = new URL(link.href, window.location.href);
  const elsewhere = url.origin !== window.location.origin || link.target === '_blank';
  if (elsewhere || link.hash || !url.pathname.startsWith(base)) return undefined;
  const path = base === PATH.home ? url.pathname : withoutSlash(url.pathname.slice(base.length));
  return isKnownPath(path) ? path : undefined;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Asks before Back and Forward, if the Navigation API exists. @returns a function to stop this */
function guardHistory(ask: (go: () => void) => void): () => void {
  const { navigation } = window;
  let agreed: string | undefined;

  function listen(event: NavigateEvent): void {
    const { key } = event.destination;
    const isAgreed = key === agreed;
    agreed = undefined;
    if (event.navigationType !== 'traverse' || !event.cancelable || isAgreed) return;
    if (!work.hasUnsaved()) return;
    event.preventDefault();
    ask(() => {
      agreed = key;
      navigation.traverseTo(key);
    });
  }

  const listening = new AbortController();
  const maybe = navigation as Navigation | undefined;
  maybe?.addEventListener('navigate', listen, { signal: listening.signal });
  return () => listening.abort();
}
