const WITHIN_MS = 2000;
/** Safari has no requestIdleCallback. */
const WITHOUT_IDLE_MS = 50;

/**
 * Acts when the browser has nothing else to do. What is asked for so is done in tasks of its own, one by
 * one, so that a tap is answered in between. @returns a function that calls it off
 */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(() => act(), { timeout: WITHIN_MS });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(act, WITHOUT_IDLE_MS);
  return () => clearTimeout(asked);
}
