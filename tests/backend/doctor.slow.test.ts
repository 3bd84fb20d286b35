import { examine, exitStatus } from '../../scripts/doctor/examine.ts';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { BROKEN_BACKENDS, BROKEN_SITES } from '../support/deployment/broken-deployments.ts';
import { allRows as everythingIn } from './access/functions.ts';
import { addDemoAccounts, startDeployment } from '../support/deployment/deployment.ts';

let now = Date.now();
const deployment = await startDeployment(() => now);
const { hotel, problems } = deployment;
const { sql } = hotel;
const ADMIN = { email: 'admin@hotel.test', password: 'admin-demo-1' };
beforeEach(() => {
  now += 600_000; // anyone who tries passwords too often is not answered for a while
});
afterEach(() => deployment.mend());
afterAll(() => deployment.stop());

/** Every row and file that a visitor could change, without the last access times of pictures. */
async function everything(): Promise<unknown> {
  const { db } = deployment.hotel;
  const rows = await everythingIn(db, ['storage.objects', 'auth.users', 'auth.sessions']);
  return JSON.parse(
    JSON.stringify(rows, (key, value: unknown) => (key === 'last_accessed_at' ? '' : value)),
  );
}

test('nothing is wrong with a deployment as it should be, and nothing of it is changed', async () => {
  const before = await everything();
  const report = await examine(deployment.wanted);
  expect(report.flatMap(({ findings }) => findings).filter(({ todo }) => todo)).toEqual([]);
  expect(exitStatus(report)).toBe(0);
  expect(await everything()).toEqual(before);
});

async function expectNamed(finds: RegExp[], part: 'Backend' | 'Site') {
  expect(await problems({}, [part])).toEqual(finds.map((one) => expect.stringMatching(one)));
}

test.each(Object.entries(BROKEN_BACKENDS))('%s alone is named', async (_what, [damage, finds]) => {
  await damage(deployment);
  const before = await everything();
  await expectNamed(finds, 'Backend');
  expect(await everything()).toEqual(before);
});

test.each(Object.entries(BROKEN_SITES))('%s alone is named', async (_what, [damage, finds]) => {
  await damage(deployment);
  await expectNamed(finds, 'Site');
});

test('a key of another project is named, and ends the looking at the backend', async () => {
  expect(await problems({ key: 'sb_publishable_other' })).toEqual([
    expect.stringContaining('does not accept the key'),
  ]);
});

test('texts of the sample hotel are reported', async () => {
  const sample = JSON.stringify(DEFAULT_CONTENT.sections.contactInfo);
  await deployment.breakDatabase(
    `update hotel_config set value = '${sample}' where key = 'contactInfo'`,
    `update hotel_config set value = value || '{"phone":"+855 12"}' where key = 'contactInfo'`,
  );
  expect(await problems()).toEqual([
    expect.stringContaining('Still the sample hotel'),
    expect.stringContaining('built before something was changed'),
  ]);
});

describe('accounts of the demonstration, and what an administrator is told', () => {
  const accountProblems = (more = {}) => problems(more, ['Backend']);
  beforeAll(() => addDemoAccounts(deployment));
  beforeEach(() => sql`delete from auth.sessions`);

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
      'reader@hotel.test',
      'reader-demo-1',
      [DEMONSTRATION, expect.stringContaining('is no administrator')],
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
    const nobody = expect.stringContaining('read-calendars has not read the calendars');
    expect(await accountProblems({ admin: ADMIN })).toEqual([DEMONSTRATION, nobody]);
    await sql`update public.listings set tried_at = now()`;
    expect(await accountProblems({ admin: ADMIN })).toEqual([DEMONSTRATION]);
    await sql`update public.listings set error_code = 'timeout', error_since = now()
    where channel = 'agoda'`;
    expect(await accountProblems({ admin: ADMIN })).toEqual([
      DEMONSTRATION,
      expect.stringMatching(
        /The calendar that Agoda gives for "Brick room" could not be read since \d{4}-\d\d-\d\d\. .* took too long/,
      ),
    ]);
    await sql`delete from public.listings`;
  });

  test('a clock that was never set up is wrong, unless the project sends no e-mails', async () => {
    await sql`delete from private.outbox_sender`;
    const never = expect.stringContaining('No e-mail is sent');
    expect(await accountProblems({ admin: ADMIN })).toEqual([DEMONSTRATION, never]);
    deployment.breakBackend(({ url }) =>
      url.endsWith('/send-outbox') ? new Response('', { status: 404 }) : undefined,
    );
    expect(await accountProblems({ admin: ADMIN })).toEqual([DEMONSTRATION]);
  });
});
