import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { TABLES } from '@/desk/lists/staff-calls/realtime-tables';
import { withStandIns, STAND_INS } from '../../scripts/doctor/reference.ts';
import { NEW_CONTENT_TABLE } from '../support/deployment/broken-deployments.ts';
import { assumeRole } from './access/actors.ts';
import { openWithHostedPrivileges } from './access/hosted-privileges.ts';
import { lintDatabase } from './access/lints.ts';

const SCRIPT = readFileSync('deploy/publish-hook.sql', 'utf8');
const ACCESS = readFileSync('supabase/schemas/1200_access.sql', 'utf8');
const HOOK = 'https://api.example.com/build_hooks/1';

let db: PGlite;
const mine = withStandIns(SCRIPT.replace('https://PUT-YOUR-BUILD-HOOK-HERE', HOOK));
beforeAll(async () => {
  db = await openWithHostedPrivileges();
});
afterAll(() => db?.close());

async function made(): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`
    select tgname || ' on ' || tgrelid::regclass as name from pg_trigger where tgname = 'mark_edited'
    union all select relname from pg_class where relname = 'publish_hook'`);
  return rows.map(({ name }) => name);
}

test('where the extensions are missing it says so and changes nothing', async () => {
  await expect(db.exec(SCRIPT)).rejects.toThrow('extension "pg_net" is not available');
  await db.exec('rollback');
  expect(await made()).toEqual([]);
});

test('where both are there it is set up once it has a build hook, and opens nothing', async () => {
  await db.exec(STAND_INS);
  const unfilled = mine.replace(HOOK, 'https://PUT-YOUR-BUILD-HOOK-HERE');
  await expect(db.exec(unfilled)).rejects.toThrow(/put_your_own_build_hook_into_the_script/);
  await db.exec('rollback');
  expect(await made()).toEqual([]);
  await db.exec(mine);
  await db.exec(mine);
  expect(await made()).toHaveLength(13);
  for (const table of ['translations', 'charges', 'price_periods', 'stay_discounts', 'extras'])
    expect(await made()).toContain(`mark_edited on ${table}`);
  const { rows: jobs } = await db.query('select * from cron.job');
  expect(jobs).toEqual([
    {
      jobname: 'ask-for-build',
      schedule: '*/2 * * * *',
      command: 'select private.ask_for_build()',
    },
  ]);
  expect(await lintDatabase(db)).toEqual([]);
});

test('edits leave a mark, and a minute after the last one build is asked for, once', async () => {
  const asked = async () => (await db.query('select url from net.asked')).rows;
  for (const price of [201, 202])
    await db.transaction(async (tx) => {
      await assumeRole(tx, 'admin');
      await tx.query(`update public.rooms set price = $1 where id = 'room-deluxe'`, [price]);
    });
  await db.exec('select private.ask_for_build()');
  expect(await asked()).toEqual([]);
  await db.exec(`update private.publish_hook set edited_at = edited_at - interval '61 seconds'`);
  await db.exec('select private.ask_for_build(); select private.ask_for_build()');
  expect(await asked()).toEqual([{ url: HOOK }]);
});

test('a table that the content reads anew is in the hook and in live updates, and named in neither', async () => {
  await db.exec(NEW_CONTENT_TABLE[0]);
  await db.exec('create publication supabase_realtime');
  await db.exec(mine);
  await db.exec(ACCESS.slice(ACCESS.indexOf('-- Live updates')));
  expect(await made()).toContain('mark_edited on house_rules');
  const { rows } = await db.query<{ name: string }>(
    `select tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...TABLES, 'house_rules'].toSorted());
});
