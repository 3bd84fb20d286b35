import { afterAll, beforeEach, expect, test } from 'vitest';
import { examine, exitStatus } from '../../scripts/doctor/examine.ts';
import { addDemoAccounts, startDeployment } from '../support/deployment/deployment.ts';

let now = Date.now();
const deployment = await startDeployment(() => now);
afterAll(() => deployment.stop());
beforeEach(async () => {
  now += 600_000; // whoever tries passwords too often is not answered for a while
  await deployment.mend();
  await deployment.hotel.sql`delete from auth.users`;
});

/** What is wrong. */
async function problems(more = {}): Promise<string[]> {
  const report = await examine({ ...deployment.wanted, ...more }, ['Backend']);
  return report.flatMap(({ findings }) =>
    findings.flatMap(({ says, todo }) => (todo ? [says] : [])),
  );
}

/** The clock comes. */
const came = () => deployment.hotel.serviceSql(`select private.sender_came('{email}')`);
const DEMONSTRATION = expect.stringContaining('the password is published');

test('the accounts of the demonstration are named, and their sessions ended', async () => {
  await addDemoAccounts(deployment);
  expect(await problems()).toEqual([DEMONSTRATION]);
  expect(await deployment.hotel.sql`select * from auth.sessions`).toEqual([]);
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
  await addDemoAccounts(deployment);
  await came();
  expect(await problems({ admin: { email, password } })).toEqual(named);
  expect(await deployment.hotel.sql`select * from auth.sessions`).toEqual([]);
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

const admin = { email: 'admin@hotel.test', password: 'admin-demo-1' };

test('an administrator is told which booking site’s calendar is not read, in a person’s words', async () => {
  await addDemoAccounts(deployment);
  await came();
  const { sql } = deployment.hotel;
  await sql`insert into public.listings (room_id, channel, import_url)
    select 'brick', c, 'https://' || c || '.test/' from unnest(array['airbnb', 'agoda']) c`;
  expect(await problems({ admin })).toEqual([DEMONSTRATION]); // just made
  await sql`update public.listings set created_at = now() - interval '2 hours'`;
  const nobody = expect.stringContaining('Nobody has read the calendars');
  expect(await problems({ admin })).toEqual([DEMONSTRATION, nobody]);
  await sql`update public.listings set tried_at = now()`;
  expect(await problems({ admin })).toEqual([DEMONSTRATION]);
  await sql`update public.listings set error_code = 'timeout', error_since = now()
    where channel = 'agoda'`;
  expect(await problems({ admin })).toEqual([
    DEMONSTRATION,
    expect.stringMatching(
      /The calendar that Agoda gives for "Brick room" could not be read since \d{4}-\d\d-\d\d, .* took too long/,
    ),
  ]);
  await sql`delete from public.listings`;
});

test('a clock that was never set up is wrong, unless letters are nobody’s business here', async () => {
  await addDemoAccounts(deployment);
  await deployment.hotel.sql`delete from private.outbox_sender`;
  const never = expect.stringContaining('No letter ever leaves');
  expect(await problems({ admin })).toEqual([DEMONSTRATION, never]);
  deployment.breakBackend(({ url }) =>
    url.endsWith('/send-outbox') ? new Response('', { status: 404 }) : undefined,
  );
  expect(await problems({ admin })).toEqual([DEMONSTRATION]);
});
