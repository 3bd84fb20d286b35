import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { plant, type SqlFault, sqlFaults } from './sql-faults.ts';

export const MIGRATIONS = 'supabase/migrations';
/** Below this share of planted faults that are seen, in percent, the tests are not worth their name. */
export const WANTED_SCORE = 85;
/** What the tests of the backend need of the project. */
const NEEDED = ['src', 'supabase', 'tests', 'deploy', 'docs/specification', 'public'];
const FILES = ['package.json', 'tsconfig.json', 'vite.config.ts', 'tailwind.config.ts'];
/** Those that know the rules best come first; the first failure ends the run. */
const FIRST = ['lints', 'access-matrix', 'limits', 'tampering', 'enquiries', 'inbox'];
/** They start programs or read the text of the migrations, and prove no rule. */
const NOT_RULES = /^(embedded-|seed)/;

/** What became of a planted fault. `invalid`: with it no database can be made, so it counts nowhere. */
type Outcome = 'killed' | 'survived' | 'invalid';

/**
 * Plants one fault after another in a copy of the migrations and runs tests/backend against each.
 * @returns whether as many were seen as should be
 */
export function runSql(percent: number, seed: string): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mutation-sql-'));
  const counts: Record<Outcome, number> = { killed: 0, survived: 0, invalid: 0 };
  try {
    layOut(folder);
    for (const file of readdirSync(MIGRATIONS).toSorted()) {
      const sql = readFileSync(path.join(MIGRATIONS, file), 'utf8');
      for (const fault of sqlFaults(sql)) {
        if (!isChosen(`${file} ${fault.from} ${fault.kind} ${fault.text}`, seed, percent)) continue;
        const outcome = outcomeOf(folder, file, sql, fault);
        counts[outcome] += 1;
        process.stdout.write(`  ${outcome.padEnd(9)}${described(file, sql, fault)}\n`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const planted = counts.killed + counts.survived;
  const score = planted === 0 ? 100 : (100 * counts.killed) / planted;
  process.stdout.write(`\n  ${MIGRATIONS}: ${score.toFixed(1)} % of ${planted} faults seen\n`);
  return score >= WANTED_SCORE;
}

function layOut(folder: string): void {
  for (const name of NEEDED) cpSync(name, path.join(folder, name), { recursive: true });
  for (const name of FILES) cpSync(name, path.join(folder, name));
  // The cache inside must be the copy's own: it holds databases made from the migrations.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name === '.cache') continue;
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
  }
}

function outcomeOf(folder: string, file: string, sql: string, fault: SqlFault): Outcome {
  const place = path.join(folder, MIGRATIONS, file);
  writeFileSync(place, plant(sql, fault));
  rmSync(path.join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  try {
    if (!passes(folder, ['tests/support/database-can-be-made.ts'])) return 'invalid';
    const others = readdirSync('tests/backend')
      .filter((name) => name.endsWith('.test.ts') && !NOT_RULES.test(name))
      .map((name) => name.replace('.test.ts', ''))
      .filter((name) => !FIRST.includes(name));
    const groups = [...FIRST.map((name) => [name]), others];
    const isMissed = groups.every((group) =>
      passes(
        folder,
        group.map((name) => `backend/${name}.test.ts`),
      ),
    );
    return isMissed ? 'survived' : 'killed';
  } finally {
    writeFileSync(place, sql);
  }
}

/** Runs a program or test files in the copy. Ten minutes without an end are an end, too. */
function passes(folder: string, files: string[]): boolean {
  const isTest = files.every((file) => file.endsWith('.test.ts'));
  const args = isTest
    ? ['node_modules/vitest/vitest.mjs', 'run', '--project=backend', '--bail=1', '--maxWorkers=1']
    : [];
  const { status } = spawnSync(process.execPath, [...args, ...files], {
    cwd: folder,
    stdio: 'ignore',
    timeout: 600_000,
  });
  return status === 0;
}

function described(file: string, sql: string, { kind, from, to, text }: SqlFault): string {
  const line = sql.slice(0, from).split('\n').length;
  const was = sql.slice(from, to).replaceAll(/\s+/g, ' ').slice(0, 100);
  return `${file}:${line}  ${kind}: ${was} → ${text || '(nothing)'}`;
}

/**
 * Whether something is in a sample. The same seed chooses the same names, whatever else there is.
 * @param percent how much of all is to be in it, 0 to 100
 */
export function isChosen(name: string, seed: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${seed} ${name}`).digest();
  return hash.readUInt32BE() / 2 ** 32 < percent / 100;
}
