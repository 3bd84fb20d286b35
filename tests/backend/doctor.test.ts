import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { examine, exitStatus } from '../../scripts/doctor/examine.ts';
import { addDemoAccounts, startDeployment } from '../support/deployment/deployment.ts';

let now = Date.now();
const deployment = await startDeployment(() => now);
const { hotel } = deployment;
const { sql } = hotel;
const ADMIN = { email: 'admin@hotel.test', password: 'admin-demo-1' };
beforeEach(async () => {
  now += 600_000; // anyone who tries passwords too often is not answered for a while
  await deployment.mend();
});
afterAll(() => deployment.stop());

/** What is wrong, each with what is to be done. */
async function problems(more = {}, parts?: Parameters<typeof examine>[1]): Promise<string[]> {
  const report = await examine({ ...deployment.wanted, ...more }, parts);
  return report.flatMap(({ findings }) =>
    findings.flatMap(({ says, todo }) => (todo ? [`${says} ${todo}`] : [])),
  );
}

describe('accounts of the demonstration, and what an administrator is told', () => {
  const accountProblems = (more = {}) => problems(more, ['Backend']);
  beforeAll(() => addDemoAccounts(deployment));
  beforeEach(() => sql`delete from auth.sessions`);

  /** The clock comes. */
  const came = () => hotel.serviceSql(`select private.sender_came('{email}')`);
  const DEMONSTRATION = expect.stringContaining('the password is published');

  test('the accounts of the demonstration are named, and their sessions ended', async () => {
    expect(await accountProblems()).toEqual([DEMONSTRATION]);
    expect(await sql`select * from auth.sessions`).toEqual([]);
  });

  test.each([
    ['an administrator', 'admin@hotel.test', 'admin-demo-1', [DEMONSTRATION]],
    [
      'an account without rights',
      'staff@hotel.test',
      'staff-demo-1',
      [DEMONSTRATION, expect.stringContaining('does not administer')],
    ],
    [
      'a wrong password',
      'admin@hotel.test',
      'admin-demo-2',
      [DEMONSTRATION, expect.stringContaining('cannot sign in')],
    ],
  ])('%s is looked at when given', async (_what, email, password, named) => {
    await came();
    expect(await accountProblems({ admin: { email, password } })).toEqual(named);
    expect(await sql`select * from auth.sessions`).toEqual([]);
  });

  test('passwords that could not be tried are not said to be wrong', async () => {
    const limited = { error_code: 'over_request_rate_limit', msg: 'Too many' };
    deployment.breakBackend(({ url }) =>
      url.includes('/token') ? Response.json(limited, { status: 429 }) : undefined,
    );
    const report = await examine(deployment.wanted, ['Backend']);
    expect(exitStatus(report)).toBe(0);
    expect(report.flatMap(({ findings }) => findings)).toContainEqual({
      kind: 'note',
      says: expect.stringContaining('too many sign-ins'),
    });
  });

  test('an administrator is told which booking site’s calendar is not read, in a person’s words', async () => {
    await came();
    await sql`insert into public.listings (room_id, channel, import_url)
    select 'brick', c, 'https://' || c || '.test/' from unnest(array['airbnb', 'agoda']) c`;
    expect(await accountProblems({ admin: ADMIN })).toEqual([DEMONSTRATION]); // just made
    await sql`update public.listings set created_at = now() - interval '2 hours'`;
    const nobody = expect.stringContaining('Nobody has read the calendars');
    expect(await accountProblems({ admin: ADMIN })).toEqual([DEMONSTRATION, nobody]);
    await sql`update public.listings set tried_at = now()`;
    expect(await accountProblems({ admin: ADMIN })).toEqual([DEMONSTRATION]);
    await sql`update public.listings set error_code = 'timeout', error_since = now()
    where channel = 'agoda'`;
    expect(await accountProblems({ admin: ADMIN })).toEqual([
      DEMONSTRATION,
      expect.stringMatching(
        /The calendar that Agoda gives for "Brick room" could not be read since \d{4}-\d\d-\d\d, .* took too long/,
      ),
    ]);
    await sql`delete from public.listings`;
  });

  test('a clock that was never set up is wrong, unless letters are nobody’s business here', async () => {
    await sql`delete from private.outbox_sender`;
    const never = expect.stringContaining('No letter ever leaves');
    expect(await accountProblems({ admin: ADMIN })).toEqual([DEMONSTRATION, never]);
    deployment.breakBackend(({ url }) =>
      url.endsWith('/send-outbox') ? new Response('', { status: 404 }) : undefined,
    );
    expect(await accountProblems({ admin: ADMIN })).toEqual([DEMONSTRATION]);
  });
});

/** Last: what it does to the database stays. */
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
      /Missing in the database: column letter_texts\.body.*db push --remote/,
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
      expect(data).toEqual({ digest: expect.stringMatching(/^[0-9a-f]{64}$/), lines: null });
    }
  });
});
