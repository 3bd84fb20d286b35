import path from 'node:path';
import { exitWith } from '../../supabase/embedded/stop.ts';
import type { BrowserName } from './browsers.ts';

/** One thing that `npm test` runs. */
export type Part = {
  name: string;
  /** Run with the project's Node: a file of node_modules or of ours, and its arguments. */
  command: string[];
  env?: Record<string, string>;
  /** A part that must have passed before. */
  after?: string;
  /** How many programs of it work side by side; see schedule.ts. */
  lanes: 1 | 2;
  /** Where Vitest or Playwright counts its tests; a part without one counts as one test itself. */
  report?: string;
  /** Installed before anything runs; where one cannot be had, the part has failed. */
  browsers?: BrowserName[];
  /** Left to `npm run test:all`: states, engines and games beyond what a newcomer must trust. */
  isThorough?: true;
};

export const REPORTS = path.resolve('node_modules/.cache/test-reports');

/** The engines walk through the built showcase as well. */
const OF_SHOWCASE = { after: 'showcase', isThorough: true } as const;

/**
 * Those of two lanes one after the other, those of one beside them; first what others wait for.
 */
export const PARTS: Part[] = [
  {
    name: 'compile',
    command: ['deploy/build/run.ts'],
    // Whatever the developer's own database holds, tests find the pages of the defaults.
    // Nothing here is sent far: packed in a second instead of twenty.
    env: { CONTENT_FROM: 'defaults', PACK: 'quickly' },
    lanes: 1,
  },
  vitest('component', 2),
  { ...playwright('e2e', 'desktop', 'phone'), lanes: 2, browsers: ['chromium'], isThorough: true },
  // Last: it alone fills two cores, where browsers are waited for.
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
  // The same journeys in each engine, side by side, each at a site of its own. One of a visitor and
  // one of the staff are what a newcomer must trust.
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
  // Playwright empties the folder that it writes to.
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

/** @param apart from the ports of the part `e2e` (tests/e2e/support/site.ts) */
function journeys(engine: BrowserName, apart: number, ...which: string[]): Part {
  const part = playwright(engine, engine);
  const port = Number(process.env['E2E_PORT'] ?? 4188) + apart;
  return {
    ...part,
    command: [...part.command, ...which],
    env: { ...part.env, E2E_PORT: String(port), E2E_WORKERS: '1' },
    // Anyone who reads what another person has saved sits at a Chromium.
    browsers: [...new Set<BrowserName>([engine, 'chromium'])],
  };
}

/**
 * The parts named, with what they need before them; where none is named those of `npm test`. Ends
 * the program with a sentence for a name that is no part.
 * @param names of parts; `--rest`: what `npm test`, which has just been run, leaves to `test:all`
 */
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
