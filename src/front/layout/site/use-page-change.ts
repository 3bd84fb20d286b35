import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '@/ui/router';

/** After navigation, restores the scroll position and focuses the heading. */
export function usePageChange(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = () => void places.current.set(shown.current.key, window.scrollY);
    // The app restores the scroll position, because the browser would scroll before the page has
    // rendered. After a reload the browser restores it.
    const leave = () => (history.scrollRestoration = 'auto');
    history.scrollRestoration = 'manual';
    // Records the position now, because the visitor may have scrolled before hydration.
    const first = requestAnimationFrame(remember);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', remember, { passive: true, signal });
    window.addEventListener('pagehide', leave, { signal });
    return () => {
      leave();
      cancelAnimationFrame(first);
      listening.abort();
    };
  }, []);

  useLayoutEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    shown.current = { pathname, key };
    if (isSamePage) return;
    // A page opened by a link has a new `key`, so it starts at the top, or at the part in `hash`.
    const seen = places.current.get(key);
    let letGo = scrollToAndStay(0);
    const stopWaiting = whenHeadingIsThere((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      letGo();
      const part = seen === undefined && document.getElementById(hash.slice(1));
      if (part) part.scrollIntoView({ behavior: 'instant' });
      letGo = scrollToAndStay(part ? window.scrollY : (seen ?? 0));
    });
    return () => {
      stopWaiting();
      letGo();
    };
  }, [pathname, hash, key]);
}

/** How long the browser continues a scroll that a key or wheel started (ms). */
const RUNS_ON_MS = 400;
const SIGNS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the page at `top` while the browser continues an earlier smooth scroll.
 * @returns a function that ends this
 */
function scrollToAndStay(top: number): () => void {
  const stay = () => window.scrollTo({ top, behavior: 'instant' });
  const timer = setTimeout(end, RUNS_ON_MS);
  function end(): void {
    clearTimeout(timer);
    removeEventListener('scroll', stay);
    for (const sign of SIGNS) removeEventListener(sign, end, true);
  }
  addEventListener('scroll', stay);
  for (const sign of SIGNS) addEventListener(sign, end, true);
  stay();
  return end;
}

function whenHeadingIsThere(act: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  const heading = find();
  if (heading) {
    act(heading);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const drawn = find();
    if (!drawn) return;
    observer.disconnect();
    act(drawn);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
