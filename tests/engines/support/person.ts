import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InPage, Point, Tab } from '../drivers/tab.ts';
import { fileInput, hasArrived, keepInStorage, markAsLeft, hasContent, look } from './in-page.ts';
import { showsPicture, type Sight, whatIsThere, whereAmI } from './in-page.ts';
import { translatePage } from '../../support/page-translator.ts';
import { stepsOf, type Target, describeTarget } from './targets.ts';

const LIBRARY = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);
const SELECT_ALL = [process.platform === 'darwin' ? 'Meta' : 'Control', 'a'];
/** Long: a busy machine may encode a picture meanwhile. Nothing takes as long as this on a quiet one. */
const PATIENCE_MS = 40_000;
/** A look asks for every role and name on the page: oftener would keep the page from going on. */
const LOOK_AGAIN_MS = 150;
const A_KEY_MS = 60;

/** One person at one browser: what they do, and what they see. */
export class Person {
  readonly #tab: Tab;
  readonly #origin: string;

  /** @param origin the address of the site for this browser, without a path */
  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  /** Goes to an address of the site and waits until its page is there. */
  async open(path: string): Promise<void> {
    await this.#tab.run(markAsLeft, null);
    await this.#tab.goTo(this.#origin + path);
    await this.#until(`the page at ${path}`, () => this.#run(hasArrived, null));
  }

  async reload(): Promise<void> {
    await this.open(await this.#tab.run(whereAmI, null));
  }

  /** What a former visit has left in this browser, at a page of the site that is open. */
  async hasKept(name: string, value: string): Promise<void> {
    await this.#tab.run(keepInStorage, { name, value });
  }

  /** Has the browser translate the page that is open, and all that comes into it. */
  async translate(): Promise<void> {
    await this.#tab.run(translatePage, null);
  }

  /** Scrolls to it, waits until it stands still with nothing over it, and clicks. */
  async click(thing: Target): Promise<void> {
    await this.#tab.clickAt(await this.#spot(thing));
  }

  /** As impatient people do. */
  async clickTwice(thing: Target): Promise<void> {
    const spot = await this.#spot(thing);
    await this.#tab.clickAt(spot);
    await this.#tab.clickAt(spot);
  }

  async #spot(thing: Target): Promise<Point> {
    let last: Sight | undefined;
    let why = '';
    return this.#until(
      () => `${describeTarget(thing)} to click (${why})`,
      async () => {
        const before = last;
        const now = await this.#look(thing, { bring: true });
        last = now;
        if (!now || now.count === 0) why = 'it is not there';
        else if (now.count > 1) why = `there are ${now.count}`;
        else if (now.cover) why = `under ${now.cover}`;
        else if (now.isResting) why = 'it takes no press yet';
        else if (!now.isSettled) why = 'its letters are on their way';
        else if (before?.x === now.x && before.y === now.y) return now;
        else why = 'it moves';
        return undefined;
      },
    );
  }

  /** Marks all that is in a field, so that what is typed next takes its place. */
  async selectAll(thing: Target): Promise<void> {
    await this.click(thing);
    await this.#until(
      `${describeTarget(thing)} to take the keys`,
      async () => (await this.#look(thing))?.isFocused,
    );
    await this.#tab.pressTogether(SELECT_ALL);
  }

  /** Types into a field in place of what is there. */
  async type(thing: Target, words: string): Promise<void> {
    await this.selectAll(thing);
    await this.#tab.pressKeys([...words]);
    await this.seesValue(thing, words);
  }

  /** Types at a person's pace, for a form that takes anyone who is quicker for a machine. */
  async write(thing: Target, words: string): Promise<void> {
    await this.click(thing);
    for (const key of words) {
      await this.#tab.pressKeys([key]);
      await pause(A_KEY_MS);
    }
    await this.seesValue(thing, words);
  }

  /** Chooses from a list by its first characters, as someone with a keyboard does. */
  async choose(thing: Target, first: string, value: string): Promise<void> {
    await this.focus(thing);
    await this.#tab.pressKeys([...first]);
    await this.seesValue(thing, value);
  }

  /** Types into a field that the keyboard has reached, in place of what is there. */
  async typeFocused(thing: Target, words: string): Promise<void> {
    await this.focus(thing);
    await this.#tab.pressKeys([...words]);
    await this.seesValue(thing, words);
  }

  async chooseFile(label: string, file: string): Promise<void> {
    await this.#tab.chooseFile(fileInput, label, file);
  }

  async press(...keys: string[]): Promise<void> {
    await this.#tab.pressKeys(keys);
  }

  async sees(thing: Target): Promise<void> {
    await this.#until(describeTarget(thing), async () => ((await this.#look(thing))?.count ?? 0) > 0);
  }

  /** A picture whose address contains this, loaded and decoded. */
  async seesPicture(address: string): Promise<void> {
    await this.#until(`a picture from ${address}`, () => this.#run(showsPicture, address));
  }

  /** Waits until the app is there and the server has told it the content of today. */
  async untilContentCame(): Promise<void> {
    await this.#until('the content from the server', () => this.#run(hasContent, null));
  }

  /** For what must have gone; that it was there, or what takes its place, is seen before. */
  async seesNoMore(thing: Target): Promise<void> {
    await this.#until(`no ${describeTarget(thing)}`, async () => (await this.#look(thing))?.count === 0);
  }

  async seesValue(thing: Target, value: string): Promise<void> {
    let last = '';
    await this.#until(
      () => `${describeTarget(thing)} to hold "${value}" (it holds "${last}")`,
      async () => (last = (await this.#look(thing))?.value ?? '') === value,
    );
  }

  async seesFocusOn(thing: Target): Promise<void> {
    await this.#until(
      `the focus on ${describeTarget(thing)}`,
      async () => (await this.#look(thing))?.isFocused,
    );
  }

  async isAt(path: string | RegExp): Promise<void> {
    let last = '';
    await this.#until(
      () => `the address ${path} (it is ${last})`,
      async () => {
        last = (await this.#run(whereAmI, null)) ?? '';
        return typeof path === 'string' ? last === path : path.test(last);
      },
    );
  }

  /** Puts the focus there, for what is told with keys only from here on. */
  async focus(thing: Target): Promise<void> {
    await this.#until(`the focus on ${describeTarget(thing)}`, async () => {
      return (await this.#look(thing, { bring: true, focus: true }))?.isFocused;
    });
  }

  /** Whether it is there at this moment; for what depends on the window's size. */
  async has(thing: Target): Promise<boolean> {
    return ((await this.#look(thing))?.count ?? 0) > 0;
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#tab.resize(width, height);
  }

  /** Errors on the console and errors that nobody caught, since this person came. */
  complaints(): string[] {
    return this.#tab.complaints();
  }

  async #look(
    thing: Target,
    more: { bring?: boolean; focus?: boolean } = {},
  ): Promise<Sight | undefined> {
    const question = { steps: stepsOf(thing), ...more };
    const sight = await this.#run(look, question);
    if (sight) return sight;
    await this.#tab.runFile(LIBRARY).catch(() => undefined);
    return this.#run(look, question);
  }

  /** Undefined while one page goes and another comes. */
  async #run<Argument, Answer>(
    inPage: InPage<Argument, Answer>,
    argument: Argument,
  ): Promise<Answer | undefined> {
    try {
      return await this.#tab.run(inPage, argument);
    } catch (error) {
      this.#trouble = String(error);
      return undefined;
    }
  }

  #trouble = '';

  async #until<Value>(
    what: string | (() => string),
    check: () => Promise<Value>,
  ): Promise<NonNullable<Value>> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const value = await check();
      if (value) return value;
      if (performance.now() > end) break;
      await pause(LOOK_AGAIN_MS);
    }
    const page = await this.#run(whatIsThere, null);
    const wanted = typeof what === 'string' ? what : what();
    throw new Error(
      `waited for ${wanted}\n${this.#trouble}\ncomplaints: ${this.complaints().join('\n')}\n\nthe page: ${page?.replaceAll(/\s*\n\s*/g, '\n')}`,
    );
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
