import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToAndStay } from './scroll-to';
import { whenHeadingIsThere } from './when-heading-is-there';

/**
 * What a browser does when a page loads, for pages that change without loading: back to the top,
 * or to the place one left when one goes back; and the focus on the heading, so that a screen
 * reader reads the new page.
 */
export function usePageChange(): void {
  const { pathname, key } = useLocation();
  const shown = useRef({ pathname, key });
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = () => void places.current.set(shown.current.key, window.scrollY);
    // The browser would scroll before the page is there; it may do so again after a reload.
    const leave = () => (history.scrollRestoration = 'auto');
    history.scrollRestoration = 'manual';
    remember(); // one may have scrolled before hydration
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
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
