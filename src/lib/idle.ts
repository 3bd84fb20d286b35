const WITHIN_MS = 2000;
/** Safari has no requestIdleCallback. */
const WITHOUT_IDLE_MS = 50;

const waiting = new Set<() => void>();
let isAsked = false;

/**
 * Acts when the browser has nothing else to do. What waits is done one by one, each in a moment of its
 * own, so that a tap is answered in between. @returns a function that calls it off
 */
export function whenIdle(act: () => void): () => void {
  const own = () => act();
  waiting.add(own);
  ask();
  return () => waiting.delete(own);
}

function ask(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: WITHIN_MS });
  else setTimeout(next, WITHOUT_IDLE_MS);
}

function next(): void {
  isAsked = false;
  const [first] = waiting;
  if (!first) return;
  waiting.delete(first);
  ask();
  first();
}
