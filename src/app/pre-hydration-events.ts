/**
 * What a visitor did before the app could answer. React replays only what happens after hydrateRoot
 * was called, and the app's files come after the page: so the inline script of a prerendered page
 * (pre-hydration-script.ts) records, and the app does it again (replay-pre-hydration-events.ts).
 * What was typed needs no record: fields keep their own values, and forms read them.
 */
export type PreHydrationEvents = {
  /** In the order they were made. */
  events: readonly PreHydrationEvent[];
  /** Ends the recording: from now on the app answers itself. */
  stop: () => void;
};

/** A button that was pressed, or a form that was sent. */
export type PreHydrationEvent = { target: HTMLElement; submitter?: HTMLElement | null };

/** What a visitor can have used by then. */
export const INTERACTIVE_ELEMENTS = 'a,button,form,input,select,summary,textarea';

const NAME = 'preHydrationEvents';

export function providePreHydrationEvents(recorded: PreHydrationEvents): void {
  Reflect.set(window, NAME, recorded);
}

/** Undefined where no script recorded: in an empty document, or when the app came first. */
export function takePreHydrationEvents(): PreHydrationEvents | undefined {
  // Set by the function above and by nothing else.
  return Reflect.get(window, NAME) as PreHydrationEvents | undefined;
}
