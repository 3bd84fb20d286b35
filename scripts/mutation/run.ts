import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MIGRATIONS, runSql } from './sql-run.ts';

const USAGE = `
  npm run mutate -- model                 one layer of every subject: model, services, queries, app
  npm run mutate -- src/hotel/rooms       one folder or one file
  npm run mutate -- ${MIGRATIONS}   the rules in SQL
  npm run mutate -- ${MIGRATIONS} --percent 10
                                          a sample of those; --seed 2 takes another one
`;
const STRYKER = 'scripts/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';

/** The layers of every subject, each against the tests that know it best (projects of vite.config.ts). */
const LAYERS: Record<string, { files: string; tests: string }> = {
  model: { files: 'src/hotel/*/*.ts', tests: 'unit' },
  services: { files: 'src/hotel/*/{services,staff-services}/*.ts', tests: 'unit,backend' },
  queries: { files: 'src/hotel/*/{queries,staff-queries}/*.ts', tests: 'component' },
  app: { files: 'src/app/**/*.{ts,tsx}', tests: 'unit,component' },
};

/**
 * What Stryker is to be told for a word of the command line.
 * @throws Error where that names nothing in which faults are planted
 */
export function toMutate(word: string): { files: string; tests: string } {
  const layer = LAYERS[word];
  if (layer) return layer;
  const file = word.replace(/\/$/, '');
  if (!/^src\/(app|hotel)\b/.test(file)) throw new Error(`No faults are planted in ${word}.`);
  if (!path.extname(file))
    return { files: `${file}/**/*.{ts,tsx}`, tests: 'unit,component,backend' };
  const own = Object.values(LAYERS).find(({ files }) => path.matchesGlob(file, files));
  return { files: file, tests: own?.tests ?? 'component' };
}

/** @returns whether as many faults were seen as should be */
function runStryker(word: string): boolean {
  const { files, tests } = toMutate(word);
  const { status } = spawnSync(
    process.execPath,
    [STRYKER, 'run', 'scripts/mutation/stryker.config.mjs'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, MUTATION_FILES: files, MUTATION_TESTS: tests },
    },
  );
  return status === 0;
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      percent: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
    },
  });
  const { percent, seed } = values;
  if (!(Number(percent) > 0 && Number(percent) <= 100))
    throw new Error('--percent is a number from 1 to 100.');
  const words = positionals.length > 0 ? positionals : [...Object.keys(LAYERS), MIGRATIONS];
  const isGood = words.map((word) =>
    word === MIGRATIONS ? runSql(Number(percent), seed) : runStryker(word),
  );
  return isGood.every(Boolean) ? 0 : 1;
}

if (import.meta.main)
  try {
    process.exit(main());
  } catch (error) {
    process.stderr.write(
      `\n  ${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`,
    );
    process.exit(2);
  }
