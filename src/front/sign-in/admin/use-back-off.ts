import { useEffect, useState } from 'react';

const FREE_TRIES = 5;
const LONGEST_SECONDS = 30;

/**
 * Pauses of 1, 2, 4 … 30 seconds after five failed attempts, before the server blocks the person.
 * @returns `failed`, to call after each failed attempt, and the remaining `seconds`
 */
export function useBackOff(): { seconds: number; failed: () => void } {
  const [failures, setFailures] = useState(0);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  function failed(): void {
    const total = failures + 1;
    setFailures(total);
    if (total >= FREE_TRIES) setSeconds(Math.min(LONGEST_SECONDS, 2 ** (total - FREE_TRIES)));
  }
  return { seconds, failed };
}
