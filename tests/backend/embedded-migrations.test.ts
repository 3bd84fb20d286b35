import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { openBackend } from '../../supabase/embedded/backend.ts';
import { loadLite } from '../../supabase/embedded/lite.ts';
import { openDatabase } from '../../supabase/embedded/database.ts';
import { databaseSnapshot } from '../support/snapshot.ts';

const HISTORY = 'supabase_migrations.schema_migrations';
let connection: PgliteConnection;
let first: { version: string; name: string };

beforeAll(async () => {
  await loadLite();
  connection = await openDatabase({ snapshot: await databaseSnapshot({ seed: true }) });
  const { rows } = await connection.driver.query<typeof first>(
    `select version, name from ${HISTORY} order by version limit 1`,
  );
  if (rows[0]) first = rows[0];
});
afterAll(() => connection.close());

const reopen = () =>
  openBackend({
    connection,
    objectsFolder: '/nowhere',
    jwtSecret: 'x',
    folder: 'the/folder',
    onMail: () => {},
  });

/** Changes the history, opens the backend on it, and takes the change back. */
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
    `StopError: The database in the/folder was made by other migrations than lie in ` +
      `supabase/migrations now (${first.version}_${first.name}.sql is not what was applied then): ` +
      `run "npm run reset" to throw it away and begin with a fresh one, ` +
      `or move that folder to another place to keep it.`,
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
  expect(said).toContain('is not what was applied then');
  expect((await reopen()).migrated).toEqual([]);
});
