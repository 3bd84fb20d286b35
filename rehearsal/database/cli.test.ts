import { beforeAll, describe, expect, inject, test } from 'vitest';
import { pushMigrations, supabase } from './cli.ts';
import { connect } from './connect.ts';
import { type Address, SUPERUSER, urlOf } from './postgres.ts';
import { freshProject, PRIVILEGES } from './project.ts';

describe.each(PRIVILEGES)('with the %s default privileges', (privileges) => {
  let server: Address;
  let database: string;
  let url: string;
  beforeAll(async () => {
    server = inject('postgres');
    database = await freshProject(server, privileges);
    url = urlOf(server, 'postgres', database);
  });

  test('a second push has nothing to do, and one with the seed makes no account and no content', async () => {
    expect(await pushMigrations(url)).toContain('Remote database is up to date.');
    await pushMigrations(url, ['--include-seed']);
    const db = connect(server, SUPERUSER, database);
    const { rows } = await db.query(`
      select (select count(*) from auth.users) as users,
        (select count(*) from public.hotel_config) as sections`);
    await db.close();
    expect(rows).toEqual([{ users: 0, sections: 0 }]);
  });

  test('its advisors find nothing but indexes that an empty database has not used', async () => {
    const words = `--remote=${url} --type all --output-format json --level info`.split(' ');
    const { isGood, said, answer } = await supabase(['db', 'advisors', ...words]);
    expect(isGood, said).toBe(true);
    const { results }: { results: { name: string; detail: string }[] } = JSON.parse(answer);
    expect(results.filter(({ name }) => name !== 'unused_index')).toEqual([]);
    expect(results.length).toBeGreaterThan(0);
  });
});
