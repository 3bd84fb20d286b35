/** A place in the window, in CSS pixels from its upper left corner. */
export type Point = { x: number; y: number };

/** A function that runs in the page. It may use nothing but its argument, which travels as JSON. */
export type InPage<Argument, Answer> = (argument: Argument) => Answer;

/**
 * A window of one person's browser, with nothing of anybody else's in it. Drivers differ in how
 * they reach an engine and in nothing else: what a person does is told above them (person.ts).
 */
export type Tab = {
  /** Begins to load; what waits until the page is there is told above. */
  goTo: (url: string) => Promise<void>;
  run: <Argument, Answer>(inPage: InPage<Argument, Answer>, argument: Argument) => Promise<Answer>;
  /** Runs a library's own file in the page. */
  runFile: (source: string) => Promise<void>;
  /** A click of the mouse, or a tap where there is a finger. */
  clickAt: (point: Point) => Promise<void>;
  /** Keys one after the other: a character each, or a name such as `Enter` (keys.ts). */
  pressKeys: (keys: readonly string[]) => Promise<void>;
  /** Keys held down together: the last one is pressed while the others are held. */
  pressTogether: (keys: readonly string[]) => Promise<void>;
  /** Hands files to the file input that `inPage` finds. */
  chooseFile: (
    inPage: InPage<string, Element | undefined>,
    label: string,
    file: string,
  ) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Errors that the page wrote to the console or did not catch, since the window was opened. */
  complaints: () => string[];
  close: () => Promise<void>;
};

/** A browser that was started for this run of the tests. */
export type Engine = {
  /** @param site the address of the site; what the driver makes of it is the tab's `origin` */
  openTab: (site: string) => Promise<{ tab: Tab; origin: string }>;
  close: () => Promise<void>;
};
