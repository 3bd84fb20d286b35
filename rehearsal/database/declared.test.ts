import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { connect } from './connect.ts';
import { declare, difference } from './declared.ts';
import { SUPERUSER } from './postgres.ts';
import { asSuperuser, copyDatabase, emptyProject, migratedProject } from './project.ts';

const at = inject('postgres');

async function copyOf(project: string): Promise<string> {
  const name = `declared_${randomBytes(6).toString('hex')}`;
  await copyDatabase(at, project, name);
  return name;
}
const newCopy = () => copyOf(migratedProject('new'));
const change = (database: string, sql: string) =>
  asSuperuser(at, database, `set role postgres; ${sql}`);

async function surfaceOf(database: string): Promise<unknown> {
  await using db = connect(at, SUPERUSER, database);
  const { rows } = await db.query<{ surface: { digest: string } }>('select public.surface()');
  return rows[0]?.surface.digest;
}

test('the migrations make the database that the schemas declare, grants included', async () => {
  const declared = await copyOf(emptyProject('new'));
  await declare(at, declared);
  expect(await difference(at, migratedProject('new'), declared)).toBe('');
  expect(await surfaceOf(declared)).toBe(await surfaceOf(migratedProject('new')));
});

test('what was changed in the schemas becomes statements that make the same of a project', async () => {
  const [before, after] = [await newCopy(), await newCopy()];
  await change(
    after,
    `alter table rooms add column later_note boolean not null default false;
     create index on rooms (later_note);
     grant select (later_note) on rooms to anon;
     create policy "later notes are public" on rooms for select to anon using (later_note);
     create or replace function private.today() returns date language sql stable
       as $$ select '2030-01-01'::date $$;`,
  );
  const statements = await difference(at, before, after);
  expect(statements).toContain('ADD COLUMN "later_note"');
  await change(before, statements);
  expect(await difference(at, before, after)).toBe('');
});

test('a reworded comment in a function needs no migration, an altered text does', async () => {
  const before = await newCopy();
  const differenceOf = async (body: string) => {
    const after = await copyOf(before);
    await change(
      after,
      `create or replace function private.hotel_today() returns date
       language sql stable set search_path = '' as $$${body}$$;`,
    );
    return difference(at, before, after);
  };
  expect(
    await differenceOf(`
      -- today's date in the hotel
      select (now() at time zone 'Asia/Phnom_Penh')::date -- not the visitor's`),
  ).toBe('');
  for (const zone of ['Asia/ Phnom_Penh', 'Asia/Phnom_Penh--'])
    expect(await differenceOf(` select (now() at time zone '${zone}')::date `)).toContain(zone);
});

test('every row that the schemas or the code declare is inserted, changed and deleted by a migration', async () => {
  const [before, after] = [await newCopy(), await newCopy()];
  await using db = connect(at, SUPERUSER, before);
  const { rows } = await db.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c
    where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'storage')
      and query_to_xml('select from ' || c.oid::regclass, true, true, '')::text like '%row%'`);
  const tables = rows.map(({ name }) => name);
  expect(tables).toEqual(expect.arrayContaining(['private.section_fields', 'charges']));
  await db.exec(`set session_replication_role = replica;
    ${tables.map((name) => `delete from ${name};`).join('\n')}
    insert into private.languages values ('xx');
    insert into charges (id, kind, percent) values ('fee', 'fee', 7);`);
  const written = await difference(at, before, after);
  expect(written).toMatch(/delete from private\.languages where code is not distinct from 'xx';/);
  expect(written).toMatch(
    /update charges set percent = '10.*' where \(id\) = \('fee'\) and percent is/,
  );
  await change(before, written);
  expect(await difference(at, before, after)).toBe('');
  await asSuperuser(at, before, `update charges set percent = 12;\n${written}`);
  expect(await difference(at, before, after)).toContain(`percent is not distinct from '12`);
});
