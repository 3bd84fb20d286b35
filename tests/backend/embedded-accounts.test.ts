import { TEST_ORIGIN } from '../support/backend.ts';
import { openBackend } from '../support/hotel.ts';

let now = Date.now();
const statements: string[] = [];
const values: unknown[][] = [];
const MINUTE = 60_000;
const KNOWN = 'reader@hotel.test';
const UNKNOWN = 'nobody@guest.test';

const backend = await openBackend({ now: () => now });
const { sql } = backend;
const query = backend.db.query.bind(backend.db);
backend.db.query = ((sql: string, given: unknown[] = []) => {
  statements.push(sql);
  values.push(given);
  return query(sql, given);
}) as typeof backend.db.query; // the row's type is the caller's
beforeEach(() => {
  now += 10 * MINUTE; // nothing is behind the throttle
});

function asked(path: string, body: object, headers: Record<string, string> = {}): Request {
  return new Request(new URL(path, TEST_ORIGIN), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { apikey: backend.key, ...headers },
  });
}

async function whole(answer: Promise<Response>): Promise<object> {
  const { status, headers, text } = await answer.then(async (response) => ({
    status: response.status,
    headers: [...response.headers.keys()],
    text: await response.text(),
  }));
  return { status, headers, text };
}

describe('whether an address has an account', () => {
  test.each([
    ['/auth/v1/otp', {}],
    ['/auth/v1/%6Ftp', {}],
    ['/auth/v1/otp', { create_user: true }],
    ['/auth/v1/magiclink', {}],
    ['/auth/v1/recover', {}],
    ['/auth/v1/resend', { type: 'signup' }],
    ['/auth/v1/resend', { type: 'email_change' }],
  ])('is not told by %s with %j, which is answered before it is looked up', async (path, body) => {
    statements.length = 0;
    const known = await whole(backend.backend.fetch(asked(path, { email: KNOWN, ...body })));
    expect(statements).toEqual([]);
    await backend.backend.idle();
    expect(statements).not.toEqual([]);

    const unknown = await whole(backend.backend.fetch(asked(path, { email: UNKNOWN, ...body })));
    await backend.backend.idle();
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 200, text: '{}' });
  });

  test('is still checked: a reset e-mail goes only to existing accounts', async () => {
    for (const path of ['/auth/v1/otp', '/auth/v1/magiclink', '/auth/v1/recover']) {
      const before = backend.mails.length;
      for (const email of [UNKNOWN, KNOWN]) await backend.backend.fetch(asked(path, { email }));
      await backend.backend.idle();
      expect(backend.mails.slice(before).map((mail) => mail.to)).toEqual([KNOWN]);
    }
  });

  test('is not told by a sign-in: both are one look-up and one comparison, and the same words', async () => {
    const signIn = async (email: string) => {
      statements.length = values.length = 0;
      const path = '/auth/v1/token?grant_type=password';
      const answer = await whole(backend.request(path, init({ email, password: 'wrong-one' })));
      const last = statements.findLastIndex((sql) => sql.includes('"users"'));
      return { answer, statements: [...statements], lookedFor: values[last]?.[0] };
    };
    const known = await signIn(KNOWN);
    const unknown = await signIn(UNKNOWN);
    expect(unknown.answer).toEqual(known.answer);
    expect(unknown.statements).toEqual(known.statements);
    expect(known.answer).toMatchObject({ status: 400, text: expect.stringContaining('invalid_') });
    // The address looked up instead has an account, so lite compares with a real hash.
    const [account] = await sql<{ email: string }>`
      select email from auth.users where email = ${unknown.lookedFor}`;
    expect(account).toEqual({ email: unknown.lookedFor });
  });

  test('an unknown address is compared with a real hash, which no password can match', async () => {
    // The password must be replaced too, or that account's own password would open any address.
    for (const password of ['admin-demo-1', 'reader-demo-1']) {
      const path = '/auth/v1/token?grant_type=password';
      const answer = await backend.request(path, init({ email: UNKNOWN, password }));
      expect(answer.status).toBe(400);
    }
  });

  const init = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });
});
