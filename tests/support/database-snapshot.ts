import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openBackend } from '../../supabase/embedded/backend.ts';
import { openDatabase } from '../../supabase/embedded/database.ts';

const CACHE = 'node_modules/.cache/test-database';
/** How long a snapshot of 40 MB stays cached (ms), because a parallel run may still use it. */
const KEPT_MS = 60 * 60 * 1000;
const SOURCES = [
  'tests/support/database-snapshot.ts',
  'supabase/migrations',
  'supabase/seed.sql',
  'supabase/config.toml',
  'supabase/embedded',
];
const ENGINES = ['node_modules/@supabase/lite', 'node_modules/@electric-sql/pglite'];

/**
 * Postgres' template databases, two thirds of its files. The tests never create databases, and each
 * opened copy reads every file; without templates it takes a quarter less time.
 */
const WITHOUT_TEMPLATES = 'update pg_database set datistemplate = false';

/** Limits Postgres' memory: it initialises 128 MB by default, which is a third of the start. */
const LITTLE_MEMORY = `alter system set shared_buffers = '16MB'`;

/** Hashes the demo passwords with the fewest rounds, so that a sign-in takes 3 ms instead of 70. */
const QUICK_PASSWORDS = `
  update auth.users set encrypted_password =
    extensions.crypt(split_part(email, '@', 1) || '-demo-1', extensions.gen_salt('bf', 4))`;

export type SnapshotOptions = { seed: boolean; before?: string };

/**
 * A migrated (and seeded) Postgres as one file, cached by the content of SOURCES. Building it takes
 * four seconds, opening a copy a third of a second.
 */
export async function databaseSnapshot(made: SnapshotOptions): Promise<Blob> {
  const content = await fingerprint(made);
  const file = path.join(CACHE, `${content}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const snapshot = await makeSnapshot(made);
  // If a source file changed during the build, the cache name would be wrong.
  if ((await fingerprint(made)) === content) await keep(file, snapshot);
  return snapshot;
}

async function makeSnapshot({ seed, before }: SnapshotOptions): Promise<Blob> {
  // The seed runs last, so a seeded database is made from the cached database without seed.
  const isMigrated = seed && before === undefined;
  const connection = await openDatabase(
    isMigrated ? { snapshot: await databaseSnapshot({ seed: false }) } : 'memory',
  );
  const { driver } = connection;
  if (before !== undefined) await driver.exec(before);
  const objectsFolder = path.join(os.tmpdir(), 'no-objects-yet');
  const onMail = () => {};
  await openBackend({ connection, seed, objectsFolder, onMail, jwtSecret: randomUUID() });
  await driver.exec(QUICK_PASSWORDS);
  if (!isMigrated) {
    await driver.exec(WITHOUT_TEMPLATES);
    for (const name of ['template0', 'template1']) await driver.query(`drop database ${name}`);
    await driver.query(LITTLE_MEMORY);
  }
  await driver.exec('checkpoint');
  const snapshot = await driver.dumpDataDir('none');
  await connection.close();
  return snapshot;
}

/** Writes under a temporary name first: two test workers may build the same snapshot at once. */
async function keep(file: string, snapshot: Blob): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, new Uint8Array(await snapshot.arrayBuffer()));
  await rename(part, file);
  for (const name of await readdir(CACHE)) {
    const old = path.join(CACHE, name);
    const info = await stat(old).catch(() => undefined); // another worker may have removed it
    if (info && Date.now() - info.mtimeMs > KEPT_MS) await rm(old, { force: true });
  }
}

async function fingerprint(made: SnapshotOptions): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(made));
  for (const file of [...(await filesOf(SOURCES)), ...ENGINES.map((dir) => `${dir}/package.json`)])
    hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 20);
}

async function filesOf(sources: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const source of sources) {
    const inside = await readdir(source).catch(() => undefined); // a file has no inside
    found.push(...(inside ? inside.toSorted().map((name) => `${source}/${name}`) : [source]));
  }
  return found;
}
