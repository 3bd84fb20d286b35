import { chooseParts, type Part, REPORTS } from '../scripts/testing/parts.ts';
import { runAndReport } from '../scripts/testing/run-parts.ts';

const tests = (name: string): Part => ({
  name,
  command: ['--test', '--test-reporter=spec', `rehearsal/${name}/${name}.test.ts`],
  lanes: 1,
});
const report = `${REPORTS}/rehearsal.json`;
const words = `run --config rehearsal/vitest.config.ts --reporter=default --reporter=json`;

/** Each part runs alone, starts and stops what it needs, and fails if a program is missing. */
const PARTS: Part[] = [
  {
    name: 'database',
    command: ['node_modules/vitest/vitest.mjs', ...words.split(' '), `--outputFile.json=${report}`],
    lanes: 2,
    report,
  },
  tests('hosts'),
  tests('function'),
  { name: 'previous', command: ['rehearsal/previous/journeys.ts'], lanes: 2 },
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '-p', 'rehearsal'], lanes: 1 },
];

process.exit((await runAndReport(chooseParts(process.argv.slice(2), PARTS))) > 0 ? 1 : 0);
