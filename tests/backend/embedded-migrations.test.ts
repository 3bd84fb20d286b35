import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Backups } from '../../supabase/embedded/migrate-database.ts';
import { openDatabase } from '../../supabase/embedded/database.ts';
import { newestMigration } from '../../supabase/embedded/released.ts';
import { backUpBeside, lastBackupBeside } from '../../supabase/embedded/migration-backup.ts';
import { fileStore } from '../../supabase/embedded/file-store.ts';
import { readFolder } from '../../scripts/backup/read-folder.ts';
import { inLaterVersion, LATER_MIGRATIONS, openBackendOn } from '../support/later-version.ts';
import { databaseSnapshot } from '../support/database-snapshot.ts';

const HISTORY = 'supabase_migrations.schema_migrations';
let connection: PgliteConnection;
let first: { version: string; name: string };

beforeAll(async () => {
  connection = await openDatabase({ snapshot: await databaseSnapshot({ seed: true }) });
  const { rows } = await connection.driver.query<typeof first>(
    `select version, name from ${HISTORY} order by version limit 1`,
  );
  if (rows[0]) first = rows[0];
});
afterAll(() => connection.close());

const STAND_IN: Backups = {
  rescue: async () => 'the/backup',
  lastBackup: async () => 'an/older/backup',
};
let backups = STAND_IN;
const FULL: Backups = { ...STAND_IN, rescue: () => Promise.reject(new Error('the disk is full')) };
afterEach(() => void (backups = STAND_IN));

const reopen = (database = connection) =>
  openBackendOn(database, { folder: 'the/folder', ...backups });

async function openedAfter(change: string, back: string): Promise<string> {
  const count = async () =>
    (await connection.driver.query(`select version from ${HISTORY}`)).rows.length;
  await connection.driver.query(change);
  const before = await count();
  const said = await reopen().then(
    () => 'opened',
    (error: Error) => `${error.name}: ${error.message}`,
  );
  expect(await count()).toBe(before);
  await connection.driver.query(back);
  return said;
}

test('a database whose migrations are the ones that lie here is opened', async () => {
  expect((await reopen()).migrated).toEqual([]);
});

test('a migration edited after it was applied stops the start', async () => {
  const where = `where version = '${first.version}'`;
  const said = await openedAfter(
    `update ${HISTORY} set statements[1] = statements[1] || ' -- old' ${where}`,
    `update ${HISTORY} set statements[1] = left(statements[1], -7) ${where}`,
  );
  expect(said).toBe(
    `StopError: The database in the/folder was made by other migrations than those now in ` +
      `supabase/migrations (${first.version}_${first.name}.sql is not what was applied).\n` +
      `  It is unchanged, and was backed up to the/backup. To put its data into a new database:\n` +
      `    npm run reset -- --keep      (moves the old database aside)\n` +
      `    npm start                    (and leave it running, or stop it again)\n` +
      `    npm run restore -- --from the/backup --overwrite\n` +
      `  A backup has no accounts: the new database has the demo accounts.`,
  );
});

test('a migration that has vanished stops the start', async () => {
  const said = await openedAfter(
    `insert into ${HISTORY} (version, name, statements) values ('20250101000000', 'gone', '{}')`,
    `delete from ${HISTORY} where version = '20250101000000'`,
  );
  expect(said).toContain('(20250101000000_gone.sql is no longer there)');
});

test('a database that does not tell what was applied counts as changed', async () => {
  const where = `where version = '${first.version}'`;
  await connection.driver.query(`create table kept as select statements from ${HISTORY} ${where}`);
  const said = await openedAfter(
    `update ${HISTORY} set statements = null ${where}`,
    `update ${HISTORY} set statements = (select statements from kept) ${where}`,
  );
  await connection.driver.query('drop table kept');
  expect(said).toContain('is not what was applied');
  expect((await reopen()).migrated).toEqual([]);
});

test('what is in a database that cannot be opened is backed up first, pictures and all, and once', async () => {
  const place = await mkdtemp(path.join(os.tmpdir(), 'hotel-rescue-'));
  const root = path.join(place, 'embedded');
  const objects = path.join(root, 'objects');
  backups = { ...STAND_IN, rescue: () => backUpBeside(connection, { root, objects }) };
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const picture = 'general/1-a.png';
  const bytes = new Uint8Array([1, 2, 3]);
  await fileStore(objects).uploadObject('hotel_images', picture, 'v', bytes, 'image/png', 'x');
  await connection.driver.query(
    `insert into storage.objects (bucket_id, name) values ('hotel_images', '${picture}')`,
  );
  const remove = `delete from storage.objects where name = '${picture}'`;
  const vanish = `insert into ${HISTORY} (version, name, statements) values ('2025', 'gone', '{}')`;
  const back = `delete from ${HISTORY} where version = '2025'`;

  const said = await openedAfter(vanish, back);
  await openedAfter(vanish, back);
  await connection.driver.query(remove);
  const [name = '', ...others] = (await readdir(place)).filter((one) => one !== 'embedded');
  expect(others).toEqual([]);
  expect(said).toContain(`backed up to ${path.join(place, name)}`);
  const { content, readPicture } = await readFolder(path.join(place, name));
  expect(content.tables['reservations']).not.toEqual([]);
  for (const one of content.pictures) expect([...(await readPicture(one))]).toEqual([1, 2, 3]);
  expect(content.pictures).toHaveLength(1);
  expect(await lastBackupBeside(root, newestMigration())).toBe(path.join(place, name));
  expect(await lastBackupBeside(root, '2025')).toBeUndefined();
  await writeFile(path.join(place, name, 'manifest.json'), '{"form');
  expect(await lastBackupBeside(root, newestMigration())).toBeUndefined();
});

test('one that cannot be backed up is told with its reason, and kept', async () => {
  backups = FULL;
  const said = await openedAfter(
    `insert into ${HISTORY} (version, name, statements) values ('2025', 'gone', '{}')`,
    `delete from ${HISTORY} where version = '2025'`,
  );
  expect(said).toContain(
    'and could not be backed up (the disk is full): make room and start again',
  );
});

test('a database of a newer version stays as it is, and the way forward and back is told', async () => {
  const newer = `insert into ${HISTORY} (version, name, statements) values ('20980101000000', 'pets', '{}')`;
  const back = `delete from ${HISTORY} where version = '20980101000000'`;
  backups = FULL; // nothing is backed up: the code is behind, not the database
  const said = await openedAfter(newer, back);
  expect(said).toContain(
    'does not have 20980101000000_pets.sql. Nothing was changed: update the code',
  );
  expect(said).toContain('npm run restore -- --from an/older/backup --overwrite');
  backups = { ...FULL, lastBackup: async () => undefined };
  expect(await openedAfter(newer, back)).not.toContain('npm run');
});

const NEXT = '20990101000000_next.sql';
const LATEST = '20990102000000_latest.sql';

/** Opens a backend on `database` as a version with further migrations. */
function openedByLater(database: PgliteConnection, later: Record<string, string>) {
  return inLaterVersion(later, () => reopen(database));
}

async function olderHouse() {
  const older = await openDatabase({ snapshot: await databaseSnapshot({ seed: true }) });
  onTestFinished(() => older.close());
  const all = async () => {
    const { rows } = await older.driver.query<{ backup: { tables: Record<string, object[]> } }>(
      'select public.read_backup() as backup',
    );
    return rows[0]?.backup.tables ?? {};
  };
  return { older, all, before: await all() };
}

test('a database of an earlier version is backed up and brought along, every row as it was', async () => {
  const { older, all, before } = await olderHouse();
  const opened = await openedByLater(older, LATER_MIGRATIONS);
  expect(opened).toMatchObject({ migrated: Object.keys(LATER_MIGRATIONS), backup: 'the/backup' });
  const { errands, ...after } = await all();
  expect(after).toMatchObject(before); // rooms, messages and extras have a column more
  expect(errands).toHaveLength(before['reservations']?.length ?? 0);
});

test('a migration that fails leaves nothing of itself, and is done once it is mended', async () => {
  const { older, all, before } = await olderHouse();
  const later = {
    [NEXT]: 'alter table rooms add column later_note boolean not null default false;',
  };
  const half = 'delete from public.messages; alter table rooms add column boats int;';
  const said = await openedByLater(older, { ...later, [LATEST]: `${half} select 1 / 0;` }).catch(
    (error: Error) => error.message,
  );
  expect(said).toContain(`could not be migrated to this version (${LATEST}: division by zero).`);
  expect(said).toContain('backed up to the/backup');
  expect(said).toContain('If somebody has changed this database by hand, put its rows into a new');
  expect(said).toContain('npm run restore -- --from the/backup --overwrite');
  expect(await all()).toMatchObject(before);
  expect((await all())['rooms']?.[0]).not.toHaveProperty('boats');
  const mended = await openedByLater(older, { ...later, [LATEST]: 'select 1;' });
  expect(mended.migrated).toEqual([LATEST]);
});

test('an older database that cannot be backed up stays as it was', async () => {
  backups = FULL;
  const { older, all, before } = await olderHouse();
  const said = await openedByLater(older, { [NEXT]: 'delete from public.messages;' }).catch(
    (error: Error) => error.message,
  );
  expect(said).toContain('could not be backed up before its migration (the disk is full)');
  expect(await all()).toEqual(before);
});
