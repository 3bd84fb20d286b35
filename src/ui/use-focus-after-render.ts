import { useCallback, useRef, useLayoutEffect, type RefObject } from 'react';

/**
 * For lists whose rows move or go and take the focus with them.
 * @returns says where in the list to go on, as a selector, once that is drawn
 */
export function useFocusAfterRender(list: RefObject<HTMLElement | null>): (selector: string) => void {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    const wanted = next.current && list.current?.querySelector<HTMLElement>(next.current);
    if (!wanted) return;
    next.current = undefined;
    wanted.focus();
  });
  return useCallback((selector) => {
    next.current = selector;
  }, []);
}
