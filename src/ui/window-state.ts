import { useSyncExternalStore } from 'react';

/** For useSyncExternalStore. @param target asked later: where pages are prerendered there is none */
const on =
  (target: () => EventTarget, ...events: string[]) =>
  (changed: () => void) => {
    const source = target();
    for (const event of events) source.addEventListener(event, changed, { passive: true });
    return () => {
      for (const event of events) source.removeEventListener(event, changed);
    };
  };

const onVisibility = on(() => document, 'visibilitychange');
const onLine = on(() => window, 'online', 'offline');
const isFalse = () => false;

/** True while the tab is not the one that is looked at. */
export function useDocumentHidden(): boolean {
  return useSyncExternalStore(onVisibility, () => document.hidden, isFalse);
}

/** False while the browser knows that it has no network; true is no promise. */
export function useOnline(): boolean {
  return !useSyncExternalStore(onLine, () => !navigator.onLine, isFalse);
}

/**
 * Where the page was in the last frame. To ask while React draws would have the browser lay out all
 * that has just changed, in the middle of it.
 */
let scrolled = 0;

function onScroll(changed: () => void): () => void {
  const look = () => {
    scrolled = window.scrollY;
    changed();
  };
  const first = requestAnimationFrame(look);
  const stop = on(() => window, 'scroll')(look);
  return () => {
    cancelAnimationFrame(first);
    stop();
  };
}

/** True once the page has moved more than `pixels` from its top. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(onScroll, () => scrolled > pixels, isFalse);
}

/** Whether the window matches; false on the server and while hydrating. */
export function useMediaQuery(query: string): boolean {
  const list = () => window.matchMedia(query);
  return useSyncExternalStore(on(list, 'change'), () => list().matches, isFalse);
}
