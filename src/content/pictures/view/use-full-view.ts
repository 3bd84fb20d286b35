import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from '@/ui/router';
import { lazyPage } from '@/ui/lazy-page';

const viewer = lazyPage(async () => (await import('@/ui/PictureViewer')).PictureViewer, null);

/** Marks the view's history entry with the page load's time, so that a reload closes the view. */
const OPEN = 'fullView';

/** The full view of a gallery: a history entry, so that the Back button closes it. */
export function useFullView() {
  const location = useLocation();
  const navigate = useNavigate();
  // Marks the gallery that was opened, because a page can have several galleries.
  const [isAsked, setAsked] = useState(false);
  const [index, setIndex] = useState(0);
  const opener = useRef<HTMLElement>(undefined);
  const isLeaving = useRef(false);
  const isOpen = isAsked && isMarked(location.state);

  useEffect(() => {
    if (!isOpen) isLeaving.current = false;
  }, [isOpen]);

  /** Replaces the link's default, which opens the picture's file. */
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
    /** Preloads the viewer. A failure is handled when the view is opened. */
    prepare: () => void viewer.load().catch(() => undefined),
  };
}

function isMarked(state: unknown): boolean {
  if (typeof state !== 'object' || state === null) return false;
  return Reflect.get(state, OPEN) === performance.timeOrigin;
}
