import { useEffect, useState } from 'react';

/** How long clicks are ignored (ms): longer than the pause of a double tap. */
const REST_MS = 600;

/**
 * True for a moment after `what` changes, while buttons must ignore clicks: the second tap of a
 * double tap was meant for the buttons that were there before.
 */
export function useDoubleTapGuard(what: string): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(what), REST_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return rested !== what;
}
