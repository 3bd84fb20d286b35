/**
 * What a visitor did before the app was there to answer: the contract between the inline script of
 * a page rendered ahead (early-script.ts), which records, and the app, which replays.
 */
export type EarlyInput = {
  /** In the order they were made. */
  events: readonly EarlyEvent[];
  /** Ends the recording: from now on the app answers itself. */
  stop: () => void;
};

export type EarlyEvent =
  | { kind: 'click'; target: HTMLElement }
  | { kind: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null };

const NAME = 'earlyInput';

export function provideEarlyInput(input: EarlyInput): void {
  Reflect.set(window, NAME, input);
}

/** Undefined where no script recorded: in an empty document, or when the app came first. */
export function takeEarlyInput(): EarlyInput | undefined {
  // Set by the function above and by nothing else.
  return Reflect.get(window, NAME) as EarlyInput | undefined;
}
