import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newestMigration } from '../../supabase/embedded/released.ts';

const READS_HISTORY = /schema_migrations|newestMigration|migrationFiles|supabase\/migrations/;
const LEFT_OUT = ['node_modules', 'public', '.git', '.temp', 'dist', 'docs', 'test-results'];

/** Migrations of two versions that do not exist yet. */
const NEXT = [
  `alter table public.rooms add column later_words text not null default '';`,
  `create function private.later_words() returns text language sql immutable set search_path = ''
    as $$ select 'later'::text $$;
  alter table public.rooms alter column later_words set default private.later_words();`,
];

test('every test that reads the migration history passes with two more migrations', async () => {
  const root = process.cwd();
  const place = await mkdtemp(path.join(os.tmpdir(), 'hotel-more-migrations-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const isCopied = (from: string) => !LEFT_OUT.includes(path.basename(from));
  await cp(root, place, { recursive: true, filter: isCopied });
  for (const shared of ['node_modules', 'public', 'docs'])
    await symlink(path.join(root, shared), path.join(place, shared));
  for (const [at, sql] of NEXT.entries()) {
    const name = `${BigInt(newestMigration()) + BigInt(at + 1)}_next.sql`;
    await writeFile(path.join(place, 'supabase/migrations', name), sql);
  }
  const files = globSync('tests/{unit,backend}/**/*.test.ts').filter(
    (file) => !file.includes('slow'),
  );
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const readers = files.filter((_file, at) => READS_HISTORY.test(texts[at] ?? ''));
  expect(readers.length).toBeGreaterThan(4);
  const words = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=unit',
    '--project=backend',
    '--retry=0',
    '--maxWorkers=2',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...words, ...readers], {
    cwd: place,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  expect(status, stdout + stderr).toBe(0);
});
