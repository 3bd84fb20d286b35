import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { LATER, laterProject } from '../support/later-version.ts';

const READS_HISTORY = /schema_migrations|newestMigration|migrationFiles|supabase\/migrations/;

test('every test that reads the migration history passes with more migrations', async () => {
  // A new table would have to be in the list of what is backed up.
  const files = Object.entries(LATER).map(([name, sql]) => [
    name,
    sql.includes('errands') ? 'select 1' : sql,
  ]);
  const cwd = await laterProject(Object.fromEntries(files));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  const readers = globSync('tests/{unit,backend}/**/*.test.ts').filter(
    (file) => !file.includes('.slow.') && READS_HISTORY.test(readFileSync(file, 'utf8')),
  );
  expect(readers.length).toBeGreaterThan(4);
  const words = 'node_modules/vitest/vitest.mjs run --project=unit --project=backend --retry=0';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...words.split(' '), '--maxWorkers=2', ...readers],
    { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  );
  expect(status, stdout + stderr).toBe(0);
});
