import path from 'node:path';
import { exitWith } from '../../supabase/embedded/stop.ts';
import type { BrowserName } from './browsers.ts';

export type Part = {
  name: string;
  /** The JavaScript file to run, and its arguments. */
  command: string[];
  env?: Record<string, string>;
  after?: string;
  /** How many cores the part uses. */
  lanes: 1 | 2;
  /** Report by Vitest or Playwright; a part without a report counts as one test. */
  report?: string;
  /** Installed before anything runs; if one is missing, the part fails. */
  browsers?: BrowserName[];
  /** The part runs in `npm run test:all` only. */
  isThorough?: true;
};

export const REPORTS = path.resolve('node_modules/.cache/test-reports');

const OF_SHOWCASE = { after: 'showcase', isThorough: true } as const;

/** All parts of the test run. `lanes` decides which parts run at the same time (`runParts`). */
export const PARTS: Part[] = [
  {
    name: 'compile',
    command: ['deploy/build/run.ts'],
    // Builds the default pages, which tests expect. Quick compression saves twenty seconds.
    env: { CONTENT_FROM: 'defaults', PACK: 'quickly' },
    lanes: 1,
  },
  vitest('component', 2),
  { ...playwright('e2e', 'desktop', 'phone'), lanes: 2, browsers: ['chromium'], isThorough: true },
  // `backend` comes after `e2e`, because it uses both cores while parts with browsers wait.
  vitest('backend', 2),
  { ...vitest('slow', 2, 'slow*'), isThorough: true },
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit'], lanes: 1 },
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'], lanes: 1 },
  { name: 'format', command: ['node_modules/oxfmt/bin/oxfmt', '--check'], lanes: 1 },
  { name: 'unused', command: ['node_modules/knip/bin/knip.js'], lanes: 1 },
  vitest('unit', 1),
  { ...vitest('build', 1), after: 'compile' },
  {
    name: 'showcase',
    command: ['tests/engines/support/build-showcase.ts'],
    after: 'compile',
    lanes: 1,
    isThorough: true,
  },
  // Each engine runs the journeys at its own site; `npm test` runs only two of them.
  journeys('chromium', 20, '--grep=@first'),
  { ...journeys('chromium', 50, '--grep-invert=@first'), name: 'journeys', ...OF_SHOWCASE },
  { ...journeys('webkit', 30), ...OF_SHOWCASE },
  { ...journeys('firefox', 40), ...OF_SHOWCASE },
];

function vitest(name: string, lanes: 1 | 2, projects = name): Part {
  const report = `${REPORTS}/${name}.json`;
  const words = `run --project=${projects} --maxWorkers=${lanes} --reporter=default --reporter=json`;
  const command = ['node_modules/vitest/vitest.mjs', ...words.split(' ')];
  return { name, command: [...command, `--outputFile.json=${report}`], lanes, report };
}

function playwright(name: string, ...projects: string[]): Part {
  const report = `${REPORTS}/${name}.json`;
  // Playwright empties its output folder, so each part has its own.
  const words = `test --reporter=list,json --output=test-results/${name}`;
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    command: ['node_modules/@playwright/test/cli.js', ...words.split(' '), ...chosen],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    after: 'compile',
    lanes: 1,
    report,
  };
}

/** @param apart distance from the ports of tests/e2e/support/site.ts */
function journeys(engine: BrowserName, apart: number, ...which: string[]): Part {
  const part = playwright(engine, engine);
  const port = Number(process.env['E2E_PORT'] ?? 4188) + apart;
  return {
    ...part,
    command: [...part.command, ...which],
    env: { ...part.env, E2E_PORT: String(port), E2E_WORKERS: '1' },
    // In tests with two people, the second uses Chromium.
    browsers: [...new Set<BrowserName>([engine, 'chromium'])],
  };
}

/** Returns the named parts and those they need; `--rest` returns what only `test:all` runs. */
export function chooseParts(names: string[], parts: Part[]): Part[] {
  const isRest = names[0] === '--rest';
  if (isRest || names.length === 0)
    return parts.filter((part) => isRest === (part.isThorough ?? false));
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    return exitWith(
      `There is no part "${unknown.join('", "')}". The parts are: ${parts.map((part) => part.name).join(', ')}.`,
    );
  const needed = new Set(names);
  for (const one of needed) {
    const after = parts.find(({ name }) => name === one)?.after;
    if (after) needed.add(after);
  }
  return parts.filter(({ name }) => needed.has(name));
}
