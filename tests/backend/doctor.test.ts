import { readFileSync } from 'node:fs';
import { differences } from '../../scripts/doctor/checks/rules.ts';
import { withStandIns, referenceSurface, STAND_INS } from '../../scripts/doctor/reference.ts';
import { newestMigration } from '../../supabase/embedded/released.ts';
import { inLaterVersion, LATER_MIGRATIONS } from '../support/later-version.ts';
import { addDemoAccounts, startDeployment } from '../support/deployment/deployment.ts';

const deployment = await startDeployment();
await addDemoAccounts(deployment);
const { hotel, problems } = deployment;
const ADMIN = { email: 'admin@hotel.test', password: 'admin-demo-1' };
afterAll(() => deployment.stop());

/**
 * Runs statements, and rolls them back. @returns the doctor's report to an administrator in between
 */
async function toldAfter(statements: string): Promise<string> {
  const { lines } = await referenceSurface();
  let told = '';
  await hotel.db.transaction(async (tx) => {
    await tx.exec(statements);
    const { rows } = await tx.query<{ line: string }>('select private.surface_lines() as line');
    const found = differences(
      rows.map(({ line }) => line),
      lines,
    );
    told = found.map(({ says, todo }) => `${says} ${todo}`).join('\n');
    await tx.rollback();
  });
  return told;
}

/** SQL that drops or changes an object, for kinds of objects whose name does not follow DROP. */
const DROPS: Record<string, (identity: string) => string> = {
  sequence: (name) => `alter sequence ${name} increment 7`, // its column needs it
  'composite type': (name) => `drop type ${name} cascade`,
  'default value': (name) =>
    name.replace(/^for (.+)\.(\w+)$/, 'alter table $1 alter $2 drop default'),
  'table constraint': (name) =>
    name.replace(/^(.+) on (.+)$/, 'alter table $2 drop constraint $1 cascade'),
  'publication relation': (name) =>
    name.replace(/^(.+) in publication (.+)$/, 'alter publication $2 drop table $1'),
};

describe('a database that was changed by hand', () => {
  test('is what the migrations make before it is changed', async () => {
    expect(await toldAfter('')).toBe('');
  });

  test('an object of each kind that Postgres knows is missed, and a row that follows from code', async () => {
    const objects = await hotel.sql<{ type: string; identity: string }>`
      select distinct on (i.type) i.type, i.identity
      from pg_depend d, lateral pg_identify_object(d.classid, d.objid, d.objsubid) i
      where i.identity ~ '(^|[^a-z_])(public|private)[.]' and i.identity !~ '^"RI_'
        and d.deptype <> 'i'
        and not exists (select from pg_depend e where e.objid = d.objid and e.deptype = 'e')
      order by i.type, i.identity`;
    expect(objects.length).toBeGreaterThan(8);
    for (const { type, identity } of objects) {
      const drop = DROPS[type]?.(identity) ?? `drop ${type} ${identity} cascade`;
      expect(await toldAfter(drop), drop).not.toBe('');
    }
    const tables = await hotel.sql<{ name: string }>`
      select c.oid::regclass::text as name from pg_class c
      where relkind = 'r' and relnamespace = 'private'::regnamespace
        and not exists (select from pg_proc f
          where f.prosrc ~* ('(insert into|update|delete from) private[.]' || c.relname || '[^a-z_]'))`;
    expect(tables.map(({ name }) => name)).toContain('private.languages');
    for (const { name } of tables)
      if ((await hotel.db.query(`select from ${name}`)).rows.length > 0)
        expect(await toldAfter(`delete from ${name}`), name).toMatch(
          /Missing in the database: row/,
        );
  });

  test.each([
    [
      'alter table charges drop constraint charges_percent_check',
      /constraint charges charges_percent_check/,
    ],
    [
      `create function private.stamp() returns trigger language plpgsql as 'begin new.name := now()::text; return new; end';
       create trigger stamp before insert on messages for each row execute function private.stamp()`,
      /trigger messages stamp: on.*drop trigger stamp on public\.messages;/,
    ],
    ['create index by_hand on rooms (name)', /index rooms by_hand.*drop index public\.by_hand;/],
    ['alter table rooms alter column name drop not null', /column rooms\.name was changed/],
    [
      'alter table rooms add constraint mine check (price > 5)',
      /alter table public\.rooms drop constraint mine;/,
    ],
    [
      `create or replace function private.has_only(value jsonb, fields text[]) returns boolean
       language sql immutable set search_path = '' as 'select true'`,
      /function private\.has_only\(.*was changed/,
    ],
    [
      'alter publication supabase_realtime drop table reservations',
      /do not hear of changes in reservations.*add table public\.reservations;/,
    ],
    [
      `update private.section_fields set longest = 9 where field = 'title'`,
      /row .*heroSection\.title was changed/,
    ],
    [
      'grant update (price) on rooms to anon',
      /rooms is not as this version makes it|column rooms\.price/,
    ],
    ['create type private.mood as enum ()', /other private\.mood/],
  ])('%s is named', async (statements, named) => {
    expect(await toldAfter(statements)).toMatch(named);
  });

  test('the publish hook is as this version has it, or the table is named that it does not watch', async () => {
    await hotel.db.exec(STAND_INS + withStandIns(readFileSync('deploy/publish-hook.sql', 'utf8')));
    const named = async () =>
      (await problems({ admin: ADMIN })).filter((each) =>
        /Missing|of this version|was changed/.test(each),
      );
    expect(await named()).toEqual([]);
    await hotel.db.exec('drop trigger mark_edited on charges');
    expect(await named()).toEqual([
      expect.stringMatching(/Missing.*trigger charges mark_edited.*deploy/),
    ]);
    await hotel.db.exec(`drop function private.mark_edited() cascade; drop schema net, cron cascade;
      drop function private.ask_for_build(); drop table private.publish_hook;`);
  });
});

describe('rules of another version', () => {
  test('a database that is older than the code is compared with its own version', async () => {
    await hotel.exec`alter table rooms add column by_hand int`;
    const found = await inLaterVersion(LATER_MIGRATIONS, () => problems({ admin: ADMIN }));
    expect(found.join()).toMatch(/The database is older than this code.*section 10/);
    expect(found).toContainEqual(expect.stringMatching(/column rooms\.by_hand/));
    // An older database does not lack the tables that later migrations add.
    expect(found.join()).not.toMatch(/Missing in the database/);
    await hotel.exec`alter table rooms drop column by_hand`;
  });

  test('an administrator is told which table, rule, function or view is not of this version, and that no calendar is read', async () => {
    await hotel.exec`
    alter table messages disable row level security;
    create view arrivals as select * from reservations;
    create function all_stays() returns setof reservations language sql security definer
    as 'select * from reservations';
    create policy "let everybody" on rooms for update to authenticated using (true);
    alter policy "administrators delete rooms" on rooms using (true);
    alter table letter_texts drop column body cascade;
    alter table rooms disable trigger touch_updated_at;
    update storage.buckets set file_size_limit = null;
    grant execute on function reorder_rooms(text[]) to anon;
    create table diary (secret text);
    insert into listings (room_id, channel, import_url, created_at)
    select id, 'agoda', 'https://agoda.test/', now() - interval '2 hours' from rooms limit 1;`;
    const said = await problems({ admin: ADMIN });
    for (const sentence of [
      /Row security is off for the table messages.*alter table public\.messages enable row level security;/,
      /Not part of this version and may give strangers access: view arrivals.*drop view public\.arrivals;/,
      /function public\.all_stays\(\).*anon authenticated.*drop function public\.all_stays\(\);/,
      /policy rooms let everybody.*drop policy "let everybody" on public\.rooms;/,
      /The policy rooms administrators delete rooms was changed/,
      /Missing in the database: column letter_texts\.body.*supabase\/schemas/,
      /A rule of the table rooms is switched off.*enable trigger touch_updated_at;/,
      /The bucket of the pictures has other settings: public, any number of bytes, image.*Storage, hotel_images, Edit: public, 5242880 bytes/,
      /function public\.reorder_rooms\(ids text\[\]\) is not as this version makes it \(.*anon authenticated instead of .*access\.sql/,
      /Row security is off for the table diary/,
      /read-calendars has not read the calendars/,
    ])
      expect(said.join('\n')).toMatch(sentence);
  });

  test('the statements that are offered mend what they are offered for', async () => {
    await hotel.exec`
    alter table messages enable row level security;
    drop view public.arrivals;
    drop function public.all_stays();
    drop policy "let everybody" on rooms;
    alter table rooms enable trigger touch_updated_at;
    alter table diary enable row level security;`;
    const rows = await hotel.sql<{ line: string }>`
    select line from private.surface_lines() line where line ~ '[.]arrivals|all_stays|let everybody|^trigger .*: off|^table [a-z_]+: row security off'`;
    expect(rows).toEqual([]);
  });

  test('visitors and accounts without rights are told a digest, and nothing of what it is of', async () => {
    const staff = await hotel.signInAs('reader');
    for (const client of [hotel.client(), staff]) {
      const { data } = await client.rpc('surface');
      const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
      expect(data).toEqual({ migration: newestMigration(), digest, lines: null });
    }
  });

  test('a database that is newer than the code is named by that', async () => {
    const rename = (from: string, to: string) =>
      hotel.sql`update supabase_migrations.schema_migrations set version = ${to} where version = ${from}`;
    await rename(newestMigration(), '20990101000000');
    const said = await problems();
    await rename('20990101000000', newestMigration());
    const named = said.filter((each) => /is newer than this code.*git pull/.test(each));
    expect(named).toHaveLength(1);
    expect(said.join()).not.toContain('not what the migrations');
  });
});
