import { useSyncExternalStore } from 'react';

/**
 * Creates a `subscribe` function for `useSyncExternalStore`.
 * @param target a function, because prerendering has no window
 */
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

export function useDocumentHidden(): boolean {
  return useSyncExternalStore(onVisibility, () => document.hidden, isFalse);
}

/** False if the browser knows that it is offline. True guarantees nothing. */
export function useOnline(): boolean {
  return !useSyncExternalStore(onLine, () => !navigator.onLine, isFalse);
}

/** The scroll position at the last frame: reading it while rendering would force a layout. */
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

export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(onScroll, () => scrolled > pixels, isFalse);
}

/** True if the media query matches; false on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const list = () => window.matchMedia(query);
  return useSyncExternalStore(on(list, 'change'), () => list().matches, isFalse);
}
