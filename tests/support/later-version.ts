import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { GUESTS_TABLES } from '../../scripts/backup/format.ts';
import { openBackend } from '../../supabase/embedded/backend.ts';
import { newestMigration } from '../../supabase/embedded/released.ts';

type Migrations = Record<string, string>;

export const LATER_MIGRATIONS: Migrations = Object.fromEntries(
  [
    `alter table public.rooms add column later_note text not null default 'ask';
    alter table public.invoices rename column issued_at to issued_on;`,
    `alter table public.messages add column kept boolean not null default true;
    create table public.errands (stay uuid primary key references public.reservations, words text);
    alter table public.errands enable row level security;
    create function private.errand(notes text) returns text language sql immutable
      set search_path = '' as $$ select upper(notes) $$;
    create or replace function private.guests_tables() returns text[] language sql immutable
      set search_path = '' as $$ select '{${[...GUESTS_TABLES, 'errands'].join()}}'::text[] $$;`,
    `alter table public.rooms disable trigger user;
    update public.rooms set later_note = 'dogs';
    alter table public.rooms enable trigger user;
    insert into public.errands select id, private.errand(notes) from public.reservations;
    alter table public.extras add column kept boolean not null default true;`,
  ].map((sql, at) => [`${BigInt(newestMigration()) + BigInt(at + 1)}_later.sql`, sql]),
);

const SHARED = ['node_modules', 'public', 'docs'];
const LEFT_OUT = [...SHARED, '.git', '.env', '.temp', 'dist', 'test-results'];

/** Copies this project with more migrations to a folder, so that its programs can run there. */
export async function laterProject(later: Migrations): Promise<string> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'hotel-later-'));
  const isCopied = (from: string) => !LEFT_OUT.includes(path.basename(from));
  await cp('.', place, { recursive: true, filter: isCopied });
  for (const name of SHARED) await symlink(path.resolve(name), path.join(place, name));
  await addMigrations(place, later);
  return place;
}

async function addMigrations(place: string, later: Migrations): Promise<void> {
  for (const [name, sql] of Object.entries(later))
    await writeFile(path.join(place, 'supabase/migrations', name), sql);
}

/** Opens a backend on a database and migrates it, as a start does. */
export const openBackendOn = (
  connection: PgliteConnection,
  more: Partial<Parameters<typeof openBackend>[0]> = {},
) =>
  openBackend({
    connection,
    objectsFolder: '/nowhere',
    jwtSecret: 'x',
    rescue: async () => 'the/backup',
    onMail: () => {},
    ...more,
  });

/** Runs a function as a version with more migrations would. */
export async function inLaterVersion<T>(later: Migrations, run: () => Promise<T>): Promise<T> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'hotel-later-'));
  await cp('supabase/migrations', path.join(place, 'supabase/migrations'), { recursive: true });
  for (const name of ['package.json', 'supabase/seed.sql', 'supabase/config.toml'])
    await cp(name, path.join(place, name));
  await addMigrations(place, later);
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(place);
  try {
    return await run();
  } finally {
    cwd.mockRestore();
    await rm(place, { recursive: true, force: true });
  }
}
