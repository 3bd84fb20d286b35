import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from './outcome.ts';
import type { Wanted } from './arguments.ts';
import type { Whole } from './wholes.ts';

const STRYKER = 'scripts/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';
const REPORT = 'node_modules/.cache/mutation/report.json';

type Position = { line: number; column: number };
type Mutant = {
  mutatorName: string;
  replacement?: string;
  location: { start: Position; end: Position };
  status: string;
};
type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };

/**
 * Plants faults in a part of src and runs the tests that reach each of them.
 * @throws Error when the tests fail already without a fault
 */
export function runStryker(
  { mutate, tests }: Whole,
  { percent, seed, against }: Wanted,
): Outcome[] {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  const args = [STRYKER, 'run', 'scripts/mutation/stryker.config.mjs'];
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      MUTATION_TESTS: tests.join(','),
      MUTATION_PERCENT: String(percent),
      MUTATION_SEED: seed,
      MUTATION_MUTATE: JSON.stringify(mutate),
      MUTATION_AGAINST: JSON.stringify(against),
      MUTATION_REPORT: REPORT,
    },
  });
  if (status !== 0) throw new Error('Stryker ended with an error; its own message is above.');
  // Stryker's own format, of the version that the lockfile pins.
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({
      place: `${file}:${mutant.location.start.line}`,
      kind: mutant.mutatorName,
      was: textAt(source, mutant),
      becomes: mutant.replacement ?? '',
      status: statusOf(mutant.status),
    })),
  );
}

/** A fault that no test reaches has survived; one that hangs the tests has been seen. */
function statusOf(status: string): Outcome['status'] {
  if (status === 'Killed' || status === 'Timeout') return 'killed';
  return status === 'Survived' || status === 'NoCoverage' ? 'survived' : 'invalid';
}

function textAt(source: string, { location: { start, end } }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const cut = lines.map((line, index) =>
    line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
  );
  return cut.join(' ').replaceAll(/\s+/g, ' ').slice(0, 100);
}
