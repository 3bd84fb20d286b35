import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '@/ui/router';

/** As when a browser loads a page: back to the top or the place one left, and the focus on the heading. */
export function usePageChange(): void {
  const { pathname, key } = useLocation();
  const shown = useRef({ pathname, key });
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = () => void places.current.set(shown.current.key, window.scrollY);
    // The browser would scroll before the page is there; it may do so again after a reload.
    const leave = () => (history.scrollRestoration = 'auto');
    history.scrollRestoration = 'manual';
    // One may have scrolled before hydration; in a frame, when the browser lays the page out anyway.
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
    // A page that one comes to for the first time has a key of its own.
    const top = places.current.get(key) ?? 0;
    let letGo = scrollToAndStay(0);
    const stopWaiting = whenHeadingIsThere((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      letGo();
      letGo = scrollToAndStay(top);
    });
    return () => {
      stopWaiting();
      letGo();
    };
  }, [pathname, key]);
}

/** A scroll that a key or a wheel has begun goes on for about this long, in milliseconds. */
const RUNS_ON_MS = 400;
const SIGNS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Puts the page there. A smooth scroll that still runs would move it on: until that has ended, or
 * someone scrolls, it is put back. @returns a function that stops holding it
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

/** Calls back with the page's heading once that is drawn. @returns a function that stops waiting */
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
