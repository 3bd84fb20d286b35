import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/testing/chromium.ts';
import type { EngineName, EngineOptions, Window } from './tests/engines/support/engine-options.ts';
import { SITE, siteOf, WORKERS } from './tests/e2e/support/site.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** No animations: they take a sixth of the run time, and a busy machine misses moving targets. */
const AT_REST = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * Browser tests of the built site. Each worker has its own site and backend and runs one test at a
 * time, because some tests stop the backend. Titles with @phone or @both also run in a small
 * window.
 */
export default defineConfig<EngineOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  workers: WORKERS,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // One retry, named in the summary (decision 0053): a shared machine may fail once.
  retries: 1,
  // Long enough for a busy machine; passing tests do not wait.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: SITE.url,
    // Tests cannot intercept what a service worker answers. Only offline.spec.ts allows one.
    serviceWorkers: 'block',
    // Failure messages describe the page; for more details run `npx playwright test --trace=on`.
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
    // In tests/engines, Chromium is a touch phone, because tests/e2e runs it as a desktop.
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
