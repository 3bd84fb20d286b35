import { describe, expect, inject, test } from 'vitest';
import { digestOf, referenceSurface } from '../../scripts/doctor/reference.ts';
import { pushMigrations, supabase } from './cli.ts';
import { connect } from './connect.ts';
import { emptyProject, freshProject, migratedProject, PRIVILEGES } from './project.ts';
import { SUPERUSER, urlOf } from './postgres.ts';
import { openTestProject } from './test-project.ts';

const server = inject('postgres');

async function lines(database: string, sql: string): Promise<string[]> {
  await using db = connect(server, SUPERUSER, database);
  const { rows } = await db.query<{ line: string }>(sql);
  return rows.map(({ line }) => line);
}

/** Selects every kind of object that has an owner in Postgres. */
const THINGS_OF_PLATFORM = `
  select format('%s %s', classid::regclass, pg_describe_object(classid, objid, 0)) as line
  from (
    select 'pg_class'::regclass as classid, oid as objid, relnamespace as schema from pg_class
    union all select 'pg_proc'::regclass, oid, pronamespace from pg_proc
    union all select 'pg_trigger'::regclass, t.oid, relnamespace from pg_trigger t
      join pg_class c on c.oid = t.tgrelid where not t.tgisinternal
    union all select 'pg_constraint'::regclass, oid, connamespace from pg_constraint
    union all select 'pg_extension'::regclass, oid, extnamespace from pg_extension
  ) as things
  where schema in ('auth'::regnamespace, 'storage'::regnamespace, 'realtime'::regnamespace,
    'extensions'::regnamespace)
  order by 1`;

test('the migrations leave the platform’s own schemas as they are, but for policies', async () => {
  for (const privileges of PRIVILEGES)
    expect(await lines(migratedProject(privileges), THINGS_OF_PLATFORM)).toEqual(
      await lines(emptyProject(privileges), THINGS_OF_PLATFORM),
    );
  const policies = `select distinct tablename as line from pg_policies where schemaname in ('auth', 'storage')`;
  expect(await lines(migratedProject('new'), policies)).toEqual(['objects']);
});

test('everything they make belongs to postgres, which is no superuser', async () => {
  const owners = `
    select distinct relowner::regrole::text || ' ' || (select rolsuper from pg_roles where oid = relowner) as line
    from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  expect(await lines(migratedProject('new'), owners)).toEqual(['postgres false']);
});

describe.each(PRIVILEGES)('the CLI, with the %s default privileges', (privileges) => {
  test('a second push has nothing to do, and one with the seed makes no account and no content', async () => {
    const database = await freshProject(server, privileges);
    const url = urlOf(server, 'postgres', database);
    expect(await pushMigrations(url)).toContain('Remote database is up to date.');
    await pushMigrations(url, ['--include-seed']);
    const made = `select 'an account' as line from auth.users
      union all select 'a section' from public.hotel_config`;
    expect(await lines(database, made)).toEqual([]);
  });

  test('its advisors find nothing but indexes that an empty database has not used', async () => {
    const url = urlOf(server, 'postgres', await freshProject(server, privileges));
    const words = `--remote=${url} --type all --output-format json --level info`.split(' ');
    const { isGood, said, answer } = await supabase(['db', 'advisors', ...words]);
    expect(isGood, said).toBe(true);
    const { results }: { results: { name: string; detail: string }[] } = JSON.parse(answer);
    expect(results.filter(({ name }) => name !== 'unused_index')).toEqual([]);
    expect(results.length).toBeGreaterThan(0);
  });
});

describe.each(PRIVILEGES)(
  '[X-22] [X-23] [X-24] with the %s default privileges',
  async (privileges) => {
    const project = await openTestProject(privileges);

    test('what the doctor compares is the same as in the database that it makes itself', async () => {
      const of = (line: string) => lines(project.database, `select ${line} as line`);
      const ours = (await referenceSurface()).lines;
      expect((await of('private.surface_lines()')).toSorted()).toEqual(ours.toSorted());
      expect(await of(`private.surface() ->> 'digest'`)).toEqual([digestOf(ours)]);
    });

    test('strangers who want that compared are answered one at a time', async () => {
      await project.all.transaction(async (tx) => {
        await tx.exec('select private.surface()');
        const another = project.rest.transaction(async (other) => {
          await other.exec('set local role anon');
          await other.query('select public.surface()');
        });
        await expect(another).rejects.toThrow(/somebody else is asking this/);
      });
    });
  },
);
