import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { newestMigration } from '../../supabase/embedded/released.ts';
import { laterProject } from '../support/later-version.ts';

const READS_HISTORY = /schema_migrations|newestMigration|migrationFiles|supabase\/migrations/;

// Other names than in `LATER_MIGRATIONS`, which the tests run here also add.
const COLUMN = 'alter table public.rooms add column more boolean not null default false;';
const MOVED = `alter table public.rooms disable trigger user;
  update public.rooms set more = true;
  alter table public.rooms enable trigger user;`;

test('tests of the migration history pass with more migrations', { timeout: 600_000 }, async () => {
  const version = BigInt(newestMigration());
  const files = [COLUMN, 'select 1;', MOVED].map((sql, at) => [
    `${version + BigInt(at + 1)}_more.sql`,
    sql,
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
