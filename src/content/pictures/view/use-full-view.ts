import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from '@/ui/router';
import type { PictureViewer } from '@/ui/PictureViewer';

type Viewer = typeof PictureViewer;

let loading: Promise<Viewer> | undefined;

/** The code of the full view, fetched when someone is about to look. */
function loadViewer(): Promise<Viewer> {
  loading ??= import('@/ui/PictureViewer').then(
    (module) => module.PictureViewer,
    (error: unknown) => {
      loading = undefined; // the network may be back at the next try
      throw error;
    },
  );
  return loading;
}

/** Marks the history entry of the open view, with the load's time: after a reload it is not open. */
const OPEN = 'fullView';

/** The full view of a gallery, an entry of the history: Back closes it, and closing goes back. */
export function useFullView() {
  const location = useLocation();
  const navigate = useNavigate();
  const [Viewer, setViewer] = useState<Viewer>();
  const [index, setIndex] = useState(0);
  const opener = useRef<HTMLElement>(undefined);
  const isLeaving = useRef(false);
  const state: unknown = location.state;
  const isOpen = Viewer !== undefined && isMarked(state);

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
      const viewer = await loadViewer();
      setViewer(() => viewer);
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
    Viewer: isOpen ? Viewer : undefined,
    index,
    setIndex,
    open,
    close,
    giveFocusBack: () => opener.current?.focus({ preventScroll: true }),
    /** Fetches the code ahead; a failure is told when someone opens it. */
    prepare: () => void loadViewer().catch(() => undefined),
  };
}

function isMarked(state: unknown): boolean {
  if (typeof state !== 'object' || state === null) return false;
  return Reflect.get(state, OPEN) === performance.timeOrigin;
}
