/**
 * Clicks and submits from before hydration, which React does not replay. An inline script records
 * them (`pre-hydration-script.ts`), the app repeats them. Typed text stays in the fields.
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

/** Undefined if no script recorded, as in an empty document. */
export function takePreHydrationEvents(): PreHydrationEvents | undefined {
  // Only `providePreHydrationEvents` sets it.
  return Reflect.get(window, NAME) as PreHydrationEvents | undefined;
}
