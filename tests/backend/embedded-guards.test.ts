import { openBackend } from '../support/hotel.ts';

let now = Date.now();
const MINUTE = 60_000;

const backend = await openBackend({ now: () => now });
const { sql } = backend;
beforeEach(() => {
  now += 10 * MINUTE; // every test begins with no failed sign-ins behind it
});

function post(path: string, body: unknown, from?: string): Promise<Response> {
  return backend.request(path, { method: 'POST', body: JSON.stringify(body), from });
}

async function userCount(): Promise<number> {
  const [row] = await sql<{ count: number }>`select count(*)::int as count from auth.users`;
  return row?.count ?? 0;
}

describe('a request without the publishable key', () => {
  test.each(['/rest/v1/rooms', '/rest/v1/rpc/site_content', '/auth/v1/user', '/auth/v1/settings'])(
    'is refused at %s',
    async (path) => {
      expect((await backend.request(path, { headers: { apikey: '' } })).status).toBe(401);
      expect((await backend.request(path, { headers: { apikey: 'sb_secret_x' } })).status).toBe(
        401,
      );
    },
  );
});

describe('sign-up is off', () => {
  test('a sign-up is refused and makes no user', async () => {
    const before = await userCount();
    const { error } = await backend
      .client()
      .auth.signUp({ email: 'new@guest.test', password: 'long-enough-1' });
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
    expect(await userCount()).toBe(before);
  });

  test.each([
    ['/auth/v1/otp', {}],
    ['/auth/v1/otp', { create_user: true }],
    ['/auth/v1/otp', { options: { shouldCreateUser: true } }],
    ['/auth/v1/otp', { create_user: null, options: { shouldCreateUser: true } }],
    ['/auth/v1/otp/', { create_user: true }],
    ['/auth/v1//otp', { create_user: true }],
    ['/auth/v1/%6Ftp', { create_user: true }],
    ['/auth/v1/magiclink', { create_user: true }],
    ['/auth/v1/signup', { password: 'long-enough-1' }],
    ['/auth/v1/resend', { type: 'signup' }],
    ['/auth/v1/recover', {}],
  ])('%s with %j makes no user of an unknown address', async (path, body) => {
    const before = await userCount();
    const mailed = backend.mails.length;
    await post(path, { email: 'unknown@guest.test', ...body });
    expect(await userCount()).toBe(before);
    expect(backend.mails).toHaveLength(mailed);
    await sql`delete from auth.users where email = 'unknown@guest.test'`;
  });
});

describe('failed sign-ins', () => {
  const signIn = (email: string, password: string, from?: string) =>
    post('/auth/v1/token?grant_type=password', { email, password }, from);

  test('the eleventh in five minutes gets 429 and a sentence that says how long to wait', async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await signIn('admin@hotel.test', 'wrong')).status).toBe(400);
    const refused = await signIn(' ADMIN@hotel.test', 'admin-demo-1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Too many failed sign-ins. Please try again in 5 minutes.',
    });
  });

  test.each([
    'token?grant_type=password',
    '%74oken?grant_type=password',
    'token?x=1&grant_type=password',
  ])('are counted at every spelling of the address: %s', async (path) => {
    const attempt = () =>
      post(`/auth/v1/${path}`, { email: 'admin@hotel.test', password: 'wrong' });
    for (let count = 0; count < 10; count++) await attempt();
    expect((await attempt()).status).toBe(429);
  });

  test('another address and another account are not held up', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await signIn('admin@hotel.test', 'wrong');
    expect((await signIn('admin@hotel.test', 'admin-demo-1', '127.0.0.2')).status).toBe(200);
    expect((await signIn('reader@hotel.test', 'reader-demo-1')).status).toBe(200);
  });

  test('five minutes later sign-in works again', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await signIn('admin@hotel.test', 'wrong');
    now += 5 * MINUTE + 1;
    expect((await signIn('admin@hotel.test', 'admin-demo-1')).status).toBe(200);
  });

  test('a right password forgets the wrong ones before it', async () => {
    for (let attempt = 0; attempt < 9; attempt++) await signIn('admin@hotel.test', 'wrong');
    expect((await signIn('admin@hotel.test', 'admin-demo-1')).status).toBe(200);
    expect((await signIn('admin@hotel.test', 'wrong')).status).toBe(400);
  });

  test('twenty at the same moment are not twenty tries', async () => {
    const tries = Array.from({ length: 20 }, () => signIn('admin@hotel.test', 'wrong'));
    const statuses = (await Promise.all(tries)).map((response) => response.status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('a mailed code cannot be guessed either', async () => {
    const guess = (token: string) =>
      post('/auth/v1/verify', { type: 'recovery', email: 'admin@hotel.test', token });
    for (let attempt = 0; attempt < 10; attempt++) await guess(`0000000${attempt}`);
    expect((await guess('11111111')).status).toBe(429);
  });
});

describe('a forged session', () => {
  const LITES_OWN_SECRET = 'unsafe-secret-change-me';
  const claims = { role: 'service_role', sub: '11111111-1111-4111-8111-111111111111' };
  const asking = (token: string) =>
    backend.request('/rest/v1/profiles?select=id', {
      headers: { authorization: `Bearer ${token}` },
    });

  test('signed with the constant that lite falls back to is refused', async () => {
    expect((await asking(await sign(claims, LITES_OWN_SECRET))).status).toBe(401);
  });

  test('signed with the secret of this backend would be believed', async () => {
    const response = await asking(await sign(claims, backend.jwtSecret));
    expect(await response.json()).toHaveLength(4);
  });
});

async function sign(claims: object, secret: string): Promise<string> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, bytes(content));
  return `${content}.${Buffer.from(signature).toString('base64url')}`;
}
