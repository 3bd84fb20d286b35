import { takePreHydrationEvents } from './pre-hydration-events';

/**
 * Repeats recorded clicks and submits after hydration. Sends each form once, with current values.
 * @param found returns the element that replaced an old one, if there is one
 */
export async function replayPreHydrationEvents(
  found = (old: HTMLElement): HTMLElement | undefined => (old.isConnected ? old : undefined),
): Promise<void> {
  const recorded = takePreHydrationEvents();
  if (!recorded) return;
  recorded.stop();
  const sent = new Set<HTMLFormElement>();
  for (const { target: used, submitter } of recorded.events) {
    // Waits for React to render, because the next click may depend on this click's result.
    await new Promise((answered) => setTimeout(answered));
    const target = found(used);
    if (!target) continue;
    if (!(target instanceof HTMLFormElement)) target.click();
    else if (!sent.has(target)) {
      sent.add(target);
      target.requestSubmit(submitter && found(submitter));
    }
  }
}
