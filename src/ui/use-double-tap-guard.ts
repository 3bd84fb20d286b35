import { useEffect, useState } from 'react';

/** Longer than the pause of a double tap, in milliseconds. */
const REST_MS = 600;

/**
 * Whether buttons that have just come under a finger rest: the second press of a double tap was meant
 * for what lay there before. @param what tells one state of the buttons from the next
 */
export function useDoubleTapGuard(what: string): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(what), REST_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return rested !== what;
}
