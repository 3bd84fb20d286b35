import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/testing/chromium.ts';
import type { EngineName, EngineOptions, Window } from './tests/engines/support/engine-options.ts';
import { SITE, siteOf, WORKERS } from './tests/e2e/support/site.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/**
 * Every frame of a movement is drawn by the processor, a sixth of a run, and what moves is what a
 * busy machine misses. The journeys in the engines have all movement there is.
 */
const AT_REST = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * A real browser on the built site (`npm run build` first). Each worker has a site and an embedded
 * backend of its own, one test at a time: some of them stop it.
 *
 * A test runs at a desktop's size unless its title says @phone or @both: what a small window may
 * break (layout, touch, the menu) is looked at there, what it cannot is told once.
 */
export default defineConfig<EngineOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  workers: WORKERS,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // One more try, which the summary names (decision 0053): thousands of steps in four browsers on a
  // machine that others use. What is broken fails twice.
  retries: 1,
  // Patience for a busy machine: what passes does not wait for it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: SITE.url,
    // What it answers no test could route; offline.spec.ts lets it.
    serviceWorkers: 'block',
    // A failure says what was there; where that is not enough: npx playwright test --trace=on.
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  projects: [
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      grepInvert: /@phone/,
      use: { viewport: DESKTOP, ...AT_REST },
    },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      grep: /@phone|@both/,
      use: { viewport: PHONE, hasTouch: true, isMobile: true, ...AT_REST },
    },
    // The journeys of visitors and staff, in each of the three engines.
    // Chromium with a finger: at a desktop it is the browser of all tests in tests/e2e.
    engine('chromium', 'chromium', { ...PHONE, hasTouch: true }),
    engine('firefox', 'firefox', DESKTOP),
    engine('webkit', 'webkit', DESKTOP),
  ],
  webServer: Array.from({ length: WORKERS }, (_, worker) => ({
    name: `site ${worker}`,
    command: `"${process.execPath}" tests/e2e/support/server.ts`,
    env: { ...process.env, TEST_PARALLEL_INDEX: String(worker) },
    url: `${siteOf(worker).controlUrl}/output`, // answers when the site does
    timeout: 300_000, // a busy machine opens a database slowly, twice
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  })),
});

function engine(name: string, engineName: EngineName, window: Window) {
  return { name, testDir: 'tests/engines', use: { engineName, window } };
}
