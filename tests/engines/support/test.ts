import { expect, test as base } from '@playwright/test';
import { SITE } from '../../e2e/support/site.ts';
import type { Engine } from '../drivers/tab.ts';
import type { EngineOptions } from './engine-options.ts';
import { startEngine } from './engines.ts';
import { Person } from './person.ts';

type People = {
  person: Person;
  other: Person;
  /** Console errors that the browser itself rightly logs during the test. */
  expectedComplaints: RegExp | undefined;
};

type Engines = EngineOptions & { engine: Engine; chromium: Engine };

export const test = base.extend<People, Engines>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  window: [
    { width: 1440, height: 900 },
    { option: true, scope: 'worker' },
  ],
  expectedComplaints: [undefined, { option: true }],

  engine: [
    async ({ engineName, window }, use) => {
      const engine = await startEngine(engineName, window);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  chromium: [
    async ({ window }, use) => {
      const engine = await startEngine('chromium', window);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],

  person: async ({ engine, expectedComplaints }, use) =>
    withPerson(engine, expectedComplaints, use),
  other: async ({ chromium, expectedComplaints }, use) =>
    withPerson(chromium, expectedComplaints, use),
});

async function withPerson(
  engine: Engine,
  expected: RegExp | undefined,
  provide: (person: Person) => Promise<void>,
): Promise<void> {
  const { tab, origin } = await engine.openTab(SITE.url);
  try {
    await provide(new Person(tab, origin));
    const surprises = tab.complaints().filter((text) => !expected?.test(text));
    expect(surprises).toEqual([]);
  } finally {
    await tab.close();
  }
}

export { expect };
