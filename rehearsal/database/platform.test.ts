import { expect, inject, test } from 'vitest';
import { connect } from './connect.ts';
import { emptyProject, migratedProject, PRIVILEGES } from './project.ts';
import { SUPERUSER } from './postgres.ts';

async function lines(database: string, sql: string): Promise<string[]> {
  const db = connect(inject('postgres'), SUPERUSER, database);
  const { rows } = await db.query<{ line: string }>(sql);
  await db.close();
  return rows.map(({ line }) => line);
}

/** Everything that has an owner in Postgres. */
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
  expect(
    await lines(
      migratedProject('new'),
      `select tablename as line from pg_policies where schemaname in ('auth', 'storage') group by 1`,
    ),
  ).toEqual(['objects']);
});

test('everything they make belongs to postgres, which is no superuser', async () => {
  expect(
    await lines(
      migratedProject('new'),
      `select distinct relowner::regrole::text || ' ' || (select rolsuper from pg_roles where oid = relowner) as line
       from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    ),
  ).toEqual(['postgres false']);
});
