import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import config from '../../playwright.config.ts';
import { countTests } from '../../scripts/testing/counts.ts';

/** In the project, so that tests written there find Playwright. */
const FOLDER = 'test-results';

/** Of the real configuration everything but what it starts and where it looks for tests. */
const CONFIG = `
  import config from ${JSON.stringify(path.resolve('playwright.config.ts'))};
  const { retries, forbidOnly } = config;
  export default { retries, forbidOnly, workers: 1, testMatch: '*.spec.mjs', reporter: 'json' };`;

const SPECS = `
  import { test } from '@playwright/test';
  test('at once', () => {});
  test('by chance', ({}, { retry }) => { if (retry < 1) throw new Error('it was too slow\\nby a second'); });`;

test('a browser test gets one more try and no third, and one that needed it is named with its reason', () => {
  mkdirSync(FOLDER, { recursive: true });
  const folder = path.resolve(mkdtempSync(path.join(FOLDER, 'second-tries-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'playwright.config.ts'), CONFIG);
  writeFileSync(path.join(folder, 'chance.spec.mjs'), SPECS);
  const file = path.join(folder, 'report.json');
  expect(config.retries).toBe(1);
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      `--config=${folder}`,
      `--output=${folder}/out`,
    ],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  const part = { name: 'e2e', command: [], lanes: 1 as const };
  const counts = countTests({ ...part, report: { file, kind: 'playwright' } }, status ?? -1);
  expect(counts).toMatchObject({ passed: 2, failed: 0, skipped: 0 });
  expect(counts.secondTries).toEqual([
    expect.stringMatching(
      /chance\.spec\.mjs:4, by chance\n\s+Error: it was too slow · by a second/,
    ),
  ]);
});

const VITEST_TESTS = `
  import { test } from 'vitest';
  let tries = 0;
  test('at once', () => {});
  test('by chance', () => { tries += 1; if (tries < 2) throw new Error('it was too slow\\nby a second'); });`;

test('so does a test of a component or of the backend', () => {
  mkdirSync(FOLDER, { recursive: true });
  const folder = path.resolve(mkdtempSync(path.join(FOLDER, 'second-tries-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'vitest.config.mjs'), 'export default { test: { retry: 1 } };');
  writeFileSync(path.join(folder, 'chance.test.mjs'), VITEST_TESTS);
  const file = path.join(folder, 'report.json');
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [
    vitest,
    'run',
    `--root=${folder}`,
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const part = { name: 'component', command: [], lanes: 1 as const };
  const counts = countTests({ ...part, report: { file, kind: 'vitest' } }, status ?? -1);
  expect(counts).toMatchObject({ passed: 2, failed: 0, skipped: 0 });
  expect(counts.secondTries).toEqual([
    expect.stringMatching(/chance\.test\.mjs, by chance\n\s+Error: it was too slow · by a second/),
  ]);
});
