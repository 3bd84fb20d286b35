/**
 * Clicks and submits from before hydration, which React does not replay. An inline script records
 * them (`pre-hydration-script.ts`), and the app repeats them after hydration.
 */
export type PreHydrationEvents = {
  events: readonly PreHydrationEvent[];
  stop: () => void;
};

/** A pressed button or a submitted form. */
export type PreHydrationEvent = { target: HTMLElement; submitter?: HTMLElement | null };

export const INTERACTIVE_ELEMENTS = 'a,button,form,input,select,summary,textarea';

const NAME = 'preHydrationEvents';

export function providePreHydrationEvents(recorded: PreHydrationEvents): void {
  Reflect.set(window, NAME, recorded);
}

/** Returns the recorded events. Undefined in a document without the recording script. */
export function takePreHydrationEvents(): PreHydrationEvents | undefined {
  // The cast is safe, because only `providePreHydrationEvents` sets this property.
  return Reflect.get(window, NAME) as PreHydrationEvents | undefined;
}
