import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from '@/ui/router';
import { lazyPage } from '@/ui/lazy-page';

/** Its code is fetched when someone is about to look. */
const viewer = lazyPage(async () => (await import('@/ui/PictureViewer')).PictureViewer, null);

/** Marks the history entry of the open view, with the load's time: after a reload it is not open. */
const OPEN = 'fullView';

/** The full view of a gallery, an entry of the history: Back closes it, and closing goes back. */
export function useFullView() {
  const location = useLocation();
  const navigate = useNavigate();
  // Of several galleries on a page the one that was asked.
  const [isAsked, setAsked] = useState(false);
  const [index, setIndex] = useState(0);
  const opener = useRef<HTMLElement>(undefined);
  const isLeaving = useRef(false);
  const isOpen = isAsked && isMarked(location.state);

  useEffect(() => {
    if (!isOpen) isLeaving.current = false;
  }, [isOpen]);

  /** In place of following the link to the picture's file, which is what it does without script. */
  async function open(event: MouseEvent<HTMLAnchorElement>, at: number): Promise<void> {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    setIndex(at);
    try {
      await viewer.load();
      setAsked(true);
      navigate(location, { state: { [OPEN]: performance.timeOrigin } });
    } catch {
      window.location.assign(link.href); // without the code of the view: the file itself
    }
  }

  function close(): void {
    if (isLeaving.current) return; // a second Escape must not leave the page
    isLeaving.current = true;
    navigate(-1);
  }

  return {
    Viewer: isOpen ? viewer.Page : undefined,
    index,
    setIndex,
    open,
    close,
    giveFocusBack: () => opener.current?.focus({ preventScroll: true }),
    /** Fetches the code ahead; a failure is told when someone opens it. */
    prepare: () => void viewer.load().catch(() => undefined),
  };
}

function isMarked(state: unknown): boolean {
  if (typeof state !== 'object' || state === null) return false;
  return Reflect.get(state, OPEN) === performance.timeOrigin;
}
