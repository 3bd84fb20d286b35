import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import config from '../../playwright.config.ts';
import { countTests } from '../../scripts/testing/counts.ts';
import { chooseParts, type Part, PARTS } from '../../scripts/testing/parts.ts';
import { runParts } from '../../scripts/testing/run-parts.ts';

const part = (name: string, program: string): Part => ({
  name,
  command: ['-e', program],
  lanes: 1,
});

test('a part whose browser cannot be had has failed, with a sentence; the others are run', async () => {
  const parts = [part('webkit', 'process.exit(0)'), part('unit', 'process.exit(0)')];
  const results = await runParts(
    parts,
    () => undefined,
    ({ name }) => (name === 'webkit' ? 'There is no WebKit.' : undefined),
  );
  expect(results.map(({ part: { name }, counts, note }) => [name, counts.failed, note])).toEqual([
    ['webkit', 1, 'There is no WebKit.'],
    ['unit', 0, undefined],
  ]);
});

test('a part of one lane is run beside one of two, though it is named after the next of two', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lanes-'));
  const file = JSON.stringify(path.join(folder, 'narrow-was-here'));
  const waits = `const { existsSync, watch } = require('node:fs');
    const look = () => existsSync(${file}) && process.exit(0);
    watch(${JSON.stringify(folder)}, look);
    look();`;
  const wide = (name: string, program: string): Part => ({ ...part(name, program), lanes: 2 });
  const results = await runParts([
    wide('first', waits),
    wide('second', 'process.exit(0)'),
    part('narrow', `require('node:fs').writeFileSync(${file}, '')`),
  ]);
  expect(results.map(({ counts }) => counts.failed)).toEqual([0, 0, 0]);
  rmSync(folder, { recursive: true });
});

test('every engine is a part of its own, with its own browser and at a site of its own', () => {
  for (const engine of ['chromium', 'firefox', 'webkit']) {
    const [chosen] = chooseParts([engine], PARTS).filter(({ name }) => name === engine);
    expect(chosen?.browsers).toContain(engine);
  }
  const ports = chooseParts(['chromium', 'firefox', 'webkit'], PARTS).flatMap(
    ({ env }) => env?.['E2E_PORT'] ?? [],
  );
  expect(new Set(ports).size).toBe(3);
});

/** The folder is inside the project, so that tests written there find their runner. */
const FOLDER = 'test-results';

const PLAYWRIGHT = `
  import config from ${JSON.stringify(path.resolve('playwright.config.ts'))};
  const { retries, forbidOnly } = config;
  export default { retries, forbidOnly, workers: 1, testMatch: '*.test.mjs', reporter: 'json' };`;

const RUNNERS = {
  '@playwright/test': {
    config: PLAYWRIGHT,
    command: 'node_modules/@playwright/test/cli.js test --config=FOLDER --output=FOLDER/out',
    named: 'chance.test.mjs:7, by chance',
  },
  vitest: {
    config: 'export default { test: { retry: 1 } };',
    command:
      'node_modules/vitest/vitest.mjs run --root=FOLDER --config=playwright.config.ts --reporter=json --outputFile=FOLDER/report.json',
    named: 'chance.test.mjs, by chance',
  },
};

test.each(Object.entries(RUNNERS))(
  'a test of %s gets one more try and no third, one that needed it is named with its reason, and one that was left out has failed',
  (library, { config: file, command, named }) => {
    expect(config.retries).toBe(1);
    mkdirSync(FOLDER, { recursive: true });
    const folder = path.resolve(mkdtempSync(path.join(FOLDER, 'second-tries-')));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, 'playwright.config.ts'), file);
    writeFileSync(
      path.join(folder, 'chance.test.mjs'),
      `import { test } from '${library}';
      import { existsSync, writeFileSync } from 'node:fs';
      const tried = import.meta.dirname + '/tried';
      const isFirst = () => !existsSync(tried) && (writeFileSync(tried, ''), true);
      test('at once', () => {});
      test.skip('left out', () => {});
      test('by chance', () => { if (isFirst()) throw new Error('it was too slow\\nby a second'); });`,
    );
    const report = path.join(folder, 'report.json');
    const words = command.replaceAll('FOLDER', folder).split(' ');
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const { status } = spawnSync(process.execPath, words, { env });
    const counts = countTests(report, status ?? -1);
    expect(counts).toMatchObject({ passed: 2, failed: 1 });
    expect(counts.secondTries).toEqual([expect.stringContaining(named)]);
    expect(counts.secondTries[0]).toMatch(/\n\s+Error: it was too slow · by a second/);
  },
);

test('every row that the checklist states is named by a test', () => {
  const checklist = readFileSync('docs/specification/CHECKLIST.md', 'utf8');
  const stated = [...checklist.matchAll(/^\| ([A-Z]+-\d+) \|.*\| S \|\s*$/gm)].map(([, id]) => id);
  const files = globSync('tests/**/*.{test,spec}.{ts,tsx}');
  // A test names the rows of the checklist that it covers: `[B-14]`, or `[B-14] [B-15]` for two.
  const named = new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\[)[A-Z]+-\d+(?=\])/g) ?? []),
  );
  expect(stated.length).toBeGreaterThan(100);
  expect(stated.filter((id = '') => !named.has(id))).toEqual([]);
});
