import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { FIND_MARK } from '@/hotel/desk/admin/FindForm';

/**
 * After a change of page, and after the login, reading starts at the page's heading; in a page that
 * the browser has loaded, at its top.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(navigation === 'POP' ? pathname : undefined);

  useEffect(() => {
    if (shown.current === pathname || !main.current) return undefined;
    shown.current = pathname;
    window.scrollTo(0, 0);
    return keepAtHeading(main.current);
  }, [main, pathname]);
}

/** On the heading, also on one that replaces it, until somebody acts. @returns a function that stops */
function keepAtHeading(main: HTMLElement): () => void {
  let wanted = true;
  const put = () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!wanted && !isLost) return;
    // One has come here to find something.
    if (document.activeElement?.hasAttribute(FIND_MARK)) return;
    const heading = main.querySelector('h1');
    if (!heading) return;
    heading.focus({ preventScroll: true });
    // On a phone the heading may be hidden beside what is open.
    if (document.activeElement !== heading) main.focus({ preventScroll: true });
    wanted = false;
  };
  const observer = new MutationObserver(put);
  const stop = () => {
    observer.disconnect();
    for (const event of EVENTS) document.removeEventListener(event, stop, true);
  };
  put();
  observer.observe(main, { childList: true, subtree: true });
  for (const event of EVENTS) document.addEventListener(event, stop, true);
  return stop;
}

const EVENTS = ['pointerdown', 'keydown'] as const;
