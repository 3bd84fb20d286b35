import path from 'node:path';
import type { BrowserName } from './browsers.ts';

/** One thing that `npm test` runs. */
export type Part = {
  name: string;
  /** Run with the project's Node: a file of node_modules or of ours, and its arguments. */
  command: string[];
  env?: Record<string, string>;
  /** Parts that must have passed before. */
  after?: string[];
  /** How many programs of it work side by side; see schedule.ts. */
  lanes: 1 | 2;
  /** Where its tests are counted; a part without one counts as one test itself. */
  report?: { file: string; kind: 'vitest' | 'playwright' };
  /** Installed before anything runs; where one cannot be had, the part has failed. */
  browsers?: BrowserName[];
  /** Left to `npm run test:all`: states, engines and games beyond what a newcomer must trust. */
  isThorough?: true;
};

const REPORTS = 'node_modules/.cache/test-reports';

/**
 * Those of two lanes one after the other, those of one beside them; first what others wait for.
 */
export const PARTS: Part[] = [
  {
    name: 'compile',
    command: ['deploy/build/run.ts'],
    // Whatever the developer's own database holds, tests find the pages of the defaults.
    env: { CONTENT_FROM: 'defaults' },
    lanes: 1,
  },
  vitest('component', 2),
  {
    ...playwright('e2e', ['desktop', 'phone']),
    lanes: 2,
    browsers: ['chromium'],
    isThorough: true,
  },
  // Last: it alone fills two cores, where browsers are waited for.
  vitest('backend', 2),
  { ...vitest('slow', 2), isThorough: true },
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit'], lanes: 1 },
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'], lanes: 1 },
  { name: 'format', command: ['node_modules/oxfmt/bin/oxfmt', '--check'], lanes: 1 },
  { name: 'unused', command: ['node_modules/knip/bin/knip.js'], lanes: 1 },
  vitest('unit', 1),
  { ...vitest('build', 1), after: ['compile'] },
  // The same journeys in each engine, side by side, each at a site of its own.
  ...(['chromium', 'webkit', 'firefox'] as const).map((engine, index) => ({
    ...playwright(engine, [engine]),
    // Whoever reads what another person has saved sits at a Chromium.
    browsers: [...new Set<BrowserName>([engine, 'chromium'])],
    ...(engine !== 'chromium' && { isThorough: true as const }),
    env: { ...siteOfItsOwn(20 + 10 * index), ...reportTo(engine) },
  })),
];

function vitest(name: string, lanes: 1 | 2): Part {
  const file = `${REPORTS}/${name}.json`;
  return {
    name,
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${name}`,
      `--maxWorkers=${lanes}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    lanes,
    report: { file, kind: 'vitest' },
  };
}

function playwright(name: string, projects: string[]): Part {
  return {
    name,
    command: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=list,json',
      // Playwright empties the folder that it writes to.
      `--output=test-results/${name}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    env: reportTo(name),
    after: ['compile'],
    lanes: 1,
    report: { file: `${REPORTS}/${name}.json`, kind: 'playwright' },
  };
}

function reportTo(name: string): Record<string, string> {
  return { PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve(REPORTS, `${name}.json`) };
}

/** Away from the ports of the part `e2e` (tests/e2e/support/site.ts). */
function siteOfItsOwn(apart: number): Record<string, string> {
  return { E2E_PORT: String(Number(process.env['E2E_PORT'] ?? 4188) + apart), E2E_WORKERS: '1' };
}

/**
 * The parts named, with what they need before them; where none is named those of `npm test`.
 * @param names of parts; `--rest`: what `npm test`, which has just been run, leaves to `test:all`
 * @throws Error for a name that is no part
 */
export function chooseParts(names: string[]): Part[] {
  const isRest = names[0] === '--rest';
  if (isRest || names.length === 0)
    return PARTS.filter((part) => isRest === (part.isThorough ?? false));
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no part "${unknown.join('", "')}". The parts are: ${PARTS.map((part) => part.name).join(', ')}.`,
    );
  const needed = PARTS.filter((part) => names.includes(part.name)).flatMap(
    (part) => part.after ?? [],
  );
  return PARTS.filter((part) => names.includes(part.name) || needed.includes(part.name));
}
