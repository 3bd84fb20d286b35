const WITHIN_MS = 2000;
const WITHOUT_IDLE_MS = 50;

/**
 * Runs `act` when the browser is idle, in its own task so that taps stay fast.
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(() => act(), { timeout: WITHIN_MS });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(act, WITHOUT_IDLE_MS);
  return () => clearTimeout(asked);
}
