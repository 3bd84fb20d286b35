import { useCallback, useRef, useLayoutEffect, type RefObject } from 'react';

/**
 * For lists whose rows move or disappear.
 * @returns a function that focuses the element of a selector after the next render
 */
export function useFocusAfterRender(
  list: RefObject<HTMLElement | null>,
): (selector: string) => void {
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
