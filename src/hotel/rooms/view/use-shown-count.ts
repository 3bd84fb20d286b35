import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** As many as can be seen without scrolling, on any screen. */
const FIRST = 12;
/** Added at a time: a piece of work too small to be noticed. */
const STEP = 36;
const never = () => () => undefined;
/** The most that was drawn on this visit: one who comes back finds the list as long as it was. */
let drawn = FIRST;

/**
 * How many of a long list to draw: the first ones at once, the rest right after in pieces that
 * leave the page free to answer, so that all of them can be found. On the server, all.
 */
export function useShownCount(total: number): number {
  const isRenderedAhead = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // As long as the page was rendered: what the server adds to that comes in pieces, too.
  const [shown, setShown] = useState(isRenderedAhead ? Math.max(total, drawn) : drawn);
  useEffect(() => {
    if (shown >= total) return;
    const timer = setTimeout(() => {
      drawn = shown + STEP;
      startTransition(() => setShown(drawn));
    });
    return () => clearTimeout(timer);
  }, [shown, total]);
  return Math.min(shown, total);
}
