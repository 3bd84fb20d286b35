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
/** How long to wait for anything (ms): a slow machine may be encoding a picture. */
const PATIENCE_MS = 40_000;
/**
 * The pause between two searches (ms): each computes all roles and names, which slows the page
 * down.
 */
const LOOK_AGAIN_MS = 150;
const A_KEY_MS = 60;

export class Person {
  readonly #tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  /** Opens an address of the site and waits until its page is loaded. */
  async open(path: string): Promise<void> {
    await this.#tab.run(markAsLeft, null);
    await this.#tab.goTo(this.#origin + path);
    await this.#until(`the page at ${path}`, () => this.#run(hasArrived, null));
  }

  async reload(): Promise<void> {
    await this.open(await this.#tab.run(whereAmI, null));
  }

  /**
   * Puts a value into the browser's storage, as an earlier visit would. Needs an open page of the
   * site.
   */
  async hasKept(name: string, value: string): Promise<void> {
    await this.#tab.run(keepInStorage, { name, value });
  }

  async translate(): Promise<void> {
    await this.#tab.run(translatePage, null);
  }

  /** Scrolls to an element, waits until it is still and uncovered, and clicks it. */
  async click(thing: Target): Promise<void> {
    await this.#tab.clickAt(await this.#spot(thing));
  }

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

  /** Selects the whole text of a field, so that typing replaces it. */
  async selectAll(thing: Target): Promise<void> {
    await this.click(thing);
    await this.#until(
      `${describeTarget(thing)} to take the keys`,
      async () => (await this.#look(thing))?.isFocused,
    );
    await this.#tab.pressTogether(SELECT_ALL);
  }

  async type(thing: Target, words: string): Promise<void> {
    await this.selectAll(thing);
    await this.#tab.pressKeys([...words]);
    await this.seesValue(thing, words);
  }

  /** Types at human speed, for forms that take faster senders for bots. */
  async write(thing: Target, words: string): Promise<void> {
    await this.click(thing);
    for (const key of words) {
      await this.#tab.pressKeys([key]);
      await pause(A_KEY_MS);
    }
    await this.seesValue(thing, words);
  }

  async choose(thing: Target, first: string, value: string): Promise<void> {
    await this.focus(thing);
    await this.#tab.pressKeys([...first]);
    await this.seesValue(thing, value);
  }

  /** Replaces the text of a field by keyboard only. */
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
    await this.#until(
      describeTarget(thing),
      async () => ((await this.#look(thing))?.count ?? 0) > 0,
    );
  }

  async seesPicture(address: string): Promise<void> {
    await this.#until(`a picture from ${address}`, () => this.#run(showsPicture, address));
  }

  /** Waits until the app shows the server's current content. */
  async untilContentCame(): Promise<void> {
    await this.#until('the content from the server', () => this.#run(hasContent, null));
  }

  /**
   * Waits until an element is gone. A test must have seen the element or its replacement before.
   */
  async seesNoMore(thing: Target): Promise<void> {
    await this.#until(
      `no ${describeTarget(thing)}`,
      async () => (await this.#look(thing))?.count === 0,
    );
  }

  async seesValue(thing: Target, value: string): Promise<void> {
    let last = '';
    await this.#until(
      () => `${describeTarget(thing)} to hold "${value}" (it holds "${last}")`,
      async () => (last = (await this.#look(thing))?.value ?? '') === value,
    );
  }

  /** Reads what a field holds, as soon as it holds something. */
  async read(thing: Target): Promise<string> {
    return this.#until(`a value in ${describeTarget(thing)}`, async () => {
      return (await this.#look(thing))?.value;
    });
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

  /** Focuses an element, for steps that use only the keyboard. */
  async focus(thing: Target): Promise<void> {
    await this.#until(`the focus on ${describeTarget(thing)}`, async () => {
      return (await this.#look(thing, { bring: true, focus: true }))?.isFocused;
    });
  }

  async has(thing: Target): Promise<boolean> {
    return ((await this.#look(thing))?.count ?? 0) > 0;
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#tab.resize(width, height);
  }

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
