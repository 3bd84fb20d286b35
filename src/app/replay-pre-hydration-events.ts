import { takePreHydrationEvents } from './pre-hydration-events';

/**
 * Presses the buttons and sends the forms again that a visitor pressed and sent before the app was
 * there, in their order. A form is sent once, however often it was: it holds what is in it now,
 * and a second send would say the same again. Call it once the app answers.
 * @param found gives the element that is in the place of one that the app has drawn anew
 */
export async function replayPreHydrationEvents(
  found = (old: HTMLElement): HTMLElement | undefined => (old.isConnected ? old : undefined),
): Promise<void> {
  const recorded = takePreHydrationEvents();
  if (!recorded) return;
  recorded.stop();
  const sent = new Set<HTMLFormElement>();
  for (const { target: used, submitter } of recorded.events) {
    // React answers before the next one: a second press must find what the first one did.
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
