import { beforeAll, describe, expect, inject, test } from 'vitest';
import { pushMigrations, supabase, type Told } from './cli.ts';
import { connect } from './connect.ts';
import { type Address, SUPERUSER, urlOf } from './postgres.ts';
import { freshProject, PRIVILEGES } from './project.ts';

/** What the Supabase CLI says and does; the projects here were made by its first push already. */
let server: Address;
beforeAll(() => {
  server = inject('postgres');
});

function advise(database: string, ...more: string[]): Promise<Told> {
  const remote = `--remote=${urlOf(server, 'postgres', database)}`;
  return supabase(['db', 'advisors', remote, '--type', 'all', '--output-format', 'json', ...more]);
}

describe.each(PRIVILEGES)('with the %s default privileges', (privileges) => {
  let database: string;
  beforeAll(async () => {
    database = await freshProject(server, privileges);
  });

  test('a second push has nothing to do', async () => {
    expect(await pushMigrations(urlOf(server, 'postgres', database))).toContain(
      'Remote database is up to date.',
    );
  });

  test('a push with the seed makes no account and no content on a live project', async () => {
    await pushMigrations(urlOf(server, 'postgres', database), ['--include-seed']);
    const db = connect(server, SUPERUSER, database);
    const { rows } = await db.query(`
      select (select count(*) from auth.users) as users,
        (select count(*) from public.hotel_config) as sections`);
    await db.close();
    expect(rows).toEqual([{ users: 0, sections: 0 }]);
  });

  test('its advisors find nothing but indexes that an empty database has not used', async () => {
    const { isGood, said, answer } = await advise(database, '--level', 'info');
    expect(isGood, said).toBe(true);
    const { results }: { results: { name: string; detail: string }[] } = JSON.parse(answer);
    expect(results.filter(({ name }) => name !== 'unused_index')).toEqual([]);
    expect(results.length).toBeGreaterThan(0);
  });
});
