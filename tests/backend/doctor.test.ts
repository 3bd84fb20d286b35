import { afterAll, describe, expect, test } from 'vitest';
import { examine } from '../../scripts/doctor/examine.ts';
import { newestMigration } from '../../supabase/embedded/released.ts';
import { addDemoAccounts, startDeployment } from '../support/deployment/deployment.ts';

/** What takes longer is told in doctor.slow.test.ts. */
const deployment = await startDeployment();
await addDemoAccounts(deployment);
const { hotel } = deployment;
const ADMIN = { email: 'admin@hotel.test', password: 'admin-demo-1' };
afterAll(() => deployment.stop());

/** What is wrong, each with what is to be done. */
async function problems(more = {}): Promise<string[]> {
  const report = await examine({ ...deployment.wanted, ...more });
  return report.flatMap(({ findings }) =>
    findings.flatMap(({ says, todo }) => (todo ? [`${says} ${todo}`] : [])),
  );
}

/** Each leaves the database as the next one finds it. */
describe('rules of another version', () => {
  test('an administrator is told which table, rule, function or view is not of this version', async () => {
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
    create table diary (secret text);`;
    const said = await problems({ admin: ADMIN });
    for (const sentence of [
      /Row security is off for the table messages.*alter table public\.messages enable row level security;/,
      /The view arrivals is not of this version.*drop view public\.arrivals;/,
      /The function public\.all_stays\(\) is not of this version.*anon authenticated.*drop function public\.all_stays\(\);/,
      /added a rule to the table rooms, "let everybody".*drop policy "let everybody" on public\.rooms;/,
      /The rule "administrators delete rooms" of the table rooms was changed/,
      /Missing in the database: column letter_texts\.body.*npm run upgrade/,
      /A rule of the table rooms is switched off.*enable trigger touch_updated_at;/,
      /The bucket of the pictures is set otherwise: public, {2}bytes.*Storage, hotel_images, Edit: public, 5242880 bytes/,
      /function public\.reorder_rooms\(ids text\[\]\) is not as this version makes it \(.*anon authenticated instead of .*access\.sql/,
      /Row security is off for the table diary/,
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
    select line from private.surface_lines() line where line ~ 'arrivals|all_stays|let everybody|^resting|row security off'`;
    expect(rows).toEqual([]);
  });

  test('visitors and accounts without rights are told a digest, and nothing of what it is of', async () => {
    const staff = await hotel.signInAsStaff();
    for (const client of [hotel.client(), staff]) {
      const { data } = await client.rpc('surface');
      const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
      expect(data).toEqual({ migration: newestMigration(), digest, lines: null });
    }
  });

  test.each([
    ['older', '20260101000000', /The database is older than this code.*section 10/],
    ['newer', '20990101000000', /The database is newer than this code.*git pull/],
  ])('a database that is %s than the code is named by that', async (_is, version, told) => {
    const rename = (from: string, to: string) =>
      hotel.sql`update supabase_migrations.schema_migrations set version = ${to} where version = ${from}`;
    await rename(newestMigration(), version);
    const said = await problems();
    await rename(version, newestMigration());
    expect(said.filter((each) => told.test(each))).toHaveLength(1);
    expect(said.join()).not.toContain('not what the migrations');
  });
});
