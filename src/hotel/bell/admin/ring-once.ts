import { RUNG_KEY, toRing } from '@/hotel/bell/arrivals';
import { LOCAL } from '@/lib/browser-storage';

/** What a tab that cannot sound leaves to those that can, in milliseconds. */
const AFTER_YOU_MS = 400;

/**
 * Rings for what has arrived, in one of the browser's tabs: they take turns, and whoever comes
 * first writes down what it has rung for.
 * @param known what this tab knew before @param isSilent whether it would have to ring without the
 * sound that is wished for @param ring with how many are new
 */
export async function ringOnce(
  arrivals: number,
  known: number,
  isSilent: boolean,
  ring: (count: number) => void,
): Promise<void> {
  if (isSilent) await new Promise((resolve) => setTimeout(resolve, AFTER_YOU_MS));
  const inTurn = () => {
    const kept = LOCAL.read(RUNG_KEY);
    const rung = kept === null ? undefined : Number(kept);
    const count = toRing(arrivals, known, rung);
    if (count === 0) return;
    LOCAL.write(RUNG_KEY, String(arrivals));
    ring(count);
  };
  if ('locks' in navigator) await navigator.locks.request(RUNG_KEY, inTurn);
  else inTurn();
}
