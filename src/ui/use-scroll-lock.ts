import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind a dialog from scrolling. Several dialogs may be open. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    const root = document.documentElement;
    locks += 1;
    if (locks === 1) {
      const scrollbar = window.innerWidth - root.clientWidth;
      root.style.setProperty('--scrollbar-width', `${scrollbar}px`);
    }
    root.classList.add('scroll-locked');
    return () => {
      locks -= 1;
      if (locks === 0) root.classList.remove('scroll-locked');
    };
  }, [locked]);
}
