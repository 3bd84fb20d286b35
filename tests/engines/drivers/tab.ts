export type Point = { x: number; y: number };

/** A function that runs in the page. It may use only its argument, which is sent as JSON. */
export type InPage<Argument, Answer> = (argument: Argument) => Answer;

/**
 * One person's browser window, isolated from others. Drivers differ only in how they reach the
 * engine; person.ts builds the actions on top.
 */
export type Tab = {
  goTo: (url: string) => Promise<void>;
  run: <Argument, Answer>(inPage: InPage<Argument, Answer>, argument: Argument) => Promise<Answer>;
  runFile: (source: string) => Promise<void>;
  clickAt: (point: Point) => Promise<void>;
  /** Presses keys in sequence: a character each, or a name such as `Enter` (keys.ts). */
  pressKeys: (keys: readonly string[]) => Promise<void>;
  /** Presses keys together: the last one while the others are held. */
  pressTogether: (keys: readonly string[]) => Promise<void>;
  chooseFile: (
    inPage: InPage<string, Element | undefined>,
    label: string,
    file: string,
  ) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  complaints: () => string[];
  close: () => Promise<void>;
};

export type Engine = {
  /** @param site the address of the site @returns also the origin under which the tab reaches it */
  openTab: (site: string) => Promise<{ tab: Tab; origin: string }>;
  close: () => Promise<void>;
};
