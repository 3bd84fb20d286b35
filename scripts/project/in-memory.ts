import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { type Backend, type BackendOptions, openBackend } from '../../supabase/embedded/backend.ts';
import { openDatabase } from '../../supabase/embedded/database.ts';
import { loadLite } from '../../supabase/embedded/lite.ts';
import { MIGRATIONS, migrationFiles, migrationNumber } from '../../supabase/embedded/released.ts';

const HISTORY = 'supabase_migrations.schema_migrations';

type Open = (house?: Partial<BackendOptions>) => Promise<Backend>;

/** Runs `work` with a database in memory; the function `open` applies all migrations. */
export async function withMemoryDatabase<T>(
  work: (connection: PgliteConnection, open: Open) => Promise<T>,
): Promise<T> {
  const connection = await openDatabase('memory');
  const open: Open = (house = { seed: false }) =>
    openBackend({
      connection,
      objectsFolder: path.join(os.tmpdir(), randomUUID()),
      jwtSecret: randomUUID(),
      onMail: () => {},
      rescue: async () => 'memory',
      ...house,
    });
  const { log, warn } = console;
  console.log = console.warn = () => {}; // lite tells of its own progress
  try {
    return await work(connection, open);
  } finally {
    Object.assign(console, { log, warn });
    await connection.close();
  }
}

/** Migrates an empty database up to `migration`; the next `open` applies the rest. */
export async function openAtMigration(
  migration: string,
  { driver }: PgliteConnection,
  open: Open,
): Promise<Backend> {
  const later = migrationFiles().filter((file) => migrationNumber(file) > migration);
  if (later.length === 0) return open();
  const { splitSqlStatements } = await loadLite();
  // Migrations that are recorded as applied are skipped.
  await driver.exec(`
    create schema supabase_migrations;
    create table ${HISTORY} (version text primary key, statements text[], name text)`);
  for (const file of later)
    await driver.query(`insert into ${HISTORY} (version, name, statements) values ($1, $2, $3)`, [
      migrationNumber(file),
      file.slice(15, -4),
      splitSqlStatements(await readFile(path.resolve(MIGRATIONS, file), 'utf8')),
    ]);
  const backend = await open();
  await driver.query(`delete from ${HISTORY} where version > $1`, [migration]);
  return backend;
}
