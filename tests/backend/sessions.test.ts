import { openBackend } from '../support/hotel.ts';
import { ACCOUNT } from './access/actors.ts';
import { openWithHostedPrivileges } from './access/hosted-privileges.ts';

const backend = await openBackend();
describe('after the session is closed, on the embedded backend', () => {
  async function device() {
    const client = await backend.signInAsAdmin();
    const { data } = await client.auth.getSession();
    const headers = {
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    };
    // Sends requests with the token alone, as somebody with a copy of the token would.
    const rows = async (path: string, method = 'GET', body?: string) => {
      const response = await backend.request(`/rest/v1/${path}`, { method, headers, body });
      const answer: unknown = await response.json();
      return Array.isArray(answer) ? answer.length : response.status;
    };
    return {
      client,
      setsPrice: () => rows('rooms?id=eq.room-deluxe', 'PATCH', '{"price": 199}'),
      reads: () => rows('reservations?select=id&limit=1'),
      erases: () => rows('rpc/erase_guest', 'POST', '{"email":"nobody@example.com"}'),
    };
  }

  test('"Log out" ends what every device of the account may do', async () => {
    const [one, other] = [await device(), await device()];
    expect([await other.setsPrice(), await other.reads()]).toEqual([1, 1]);
    await one.client.auth.signOut({ scope: 'global' });
    for (const gone of [one, other])
      expect([await gone.setsPrice(), await gone.reads(), await gone.erases()]).toEqual([
        0, 0, 403,
      ]);
    expect(await (await device()).setsPrice()).toBe(1);
  });
});

const db = await openWithHostedPrivileges();
afterAll(() => db.close());
describe('under a hosted project’s real privileges', () => {
  const SESSION = '99999999-9999-4999-8999-999999999991';
  beforeEach(() =>
    db.exec(`delete from auth.mfa_factors; delete from auth.sessions;
      insert into auth.sessions (id, user_id, created_at, updated_at)
      values ('${SESSION}', '${ACCOUNT.admin}', now(), now())`),
  );

  async function mayWrite(claims: Record<string, unknown> = {}, role = 'authenticated') {
    return db.transaction(async (tx) => {
      const token = { sub: ACCOUNT.admin, session_id: SESSION, aal: 'aal1', ...claims };
      await tx.query(
        `select set_config('request.jwt.claims', $1, true),
           set_config('request.jwt.claim.sub', $2, true)`,
        [JSON.stringify(token), token.sub],
      );
      await tx.exec(`set local role ${role}`);
      const { affectedRows } = await tx.query(
        `update public.rooms set price = price where id = 'room-deluxe'`,
      );
      return affectedRows === 1;
    });
  }

  test('an open session may', async () => {
    expect(await mayWrite()).toBe(true);
  });

  test.each([
    ['is gone', 'delete from auth.sessions'],
    ['has run out', `update auth.sessions set not_after = now() - interval '1 second'`],
    [
      'is somebody else’s',
      `update auth.sessions set user_id = '${ACCOUNT.reader}' where id = '${SESSION}'`,
    ],
  ])('one that %s may not', async (_what, sql) => {
    await db.exec(sql);
    expect(await mayWrite()).toBe(false);
  });

  test('a session that runs out later still may', async () => {
    await db.exec(`update auth.sessions set not_after = now() + interval '1 hour'`);
    expect(await mayWrite()).toBe(true);
  });

  test('a token that names no session may not, whoever signed it', async () => {
    expect(await mayWrite({ session_id: undefined })).toBe(false);
    expect(await mayWrite({ session_id: null })).toBe(false);
    expect(await mayWrite({ session_id: '99999999-9999-4999-8999-999999999992' })).toBe(false);
  });

  test('the service role needs no session', async () => {
    await db.exec('delete from auth.sessions');
    expect(await mayWrite({ sub: '', session_id: undefined }, 'service_role')).toBe(true);
  });

  const addFactor = (status: string, user: string = ACCOUNT.admin) =>
    db.exec(`insert into auth.mfa_factors (id, user_id, status)
      values (gen_random_uuid(), '${user}', '${status}')`);

  test('who has set up a second factor must have used it', async () => {
    await addFactor('verified');
    expect(await mayWrite({ aal: 'aal1' })).toBe(false);
    expect(await mayWrite({ aal: undefined })).toBe(false);
    expect(await mayWrite({ aal: 'aal2' })).toBe(true);
  });

  test('a factor that was never confirmed, or is another’s, asks nothing', async () => {
    await addFactor('unverified');
    await addFactor('verified', ACCOUNT.reader);
    expect(await mayWrite({ aal: 'aal1' })).toBe(true);
  });

  test('a used factor gives no rights by itself', async () => {
    expect(await mayWrite({ sub: ACCOUNT.reader, session_id: SESSION, aal: 'aal2' })).toBe(false);
  });
});
