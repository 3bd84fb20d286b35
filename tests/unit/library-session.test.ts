import { AUTH_REFRESH } from '@/basics/rules/limits';
import { always, mockClient, session, USER } from '../support/mock-supabase-client.ts';
import type { Answer, Call } from '../support/mock-supabase-client.ts';

afterEach(() => vi.useRealTimers());

const NOW = Date.parse('2026-11-22T10:00:00Z');
const { tickMs, ticksBeforeExpiry, retryStartMs, retryWithinMs, keyCacheMs } = AUTH_REFRESH;

/** Runs the library with fake timers. @returns the times of its token requests (ms) */
function withClock(answer: () => Answer, lifeSeconds: number) {
  vi.useFakeTimers({ now: NOW });
  const asked: number[] = [];
  const noted = (call: Call) => {
    if (call.url.pathname === '/auth/v1/token') asked.push(Date.now() - NOW);
    return answer();
  };
  return { ...mockClient(noted, session(lifeSeconds)), asked };
}

const renewed = () => ({ status: 200, body: session(3600, 'refresh-2') });

test('[X-10] [Z-14] a session is refreshed when 3 ticks of 30 s remain', async () => {
  const life = 3600;
  const { client, asked } = withClock(renewed, life);
  await client.auth.startAutoRefresh();
  const due = life * 1000 - ticksBeforeExpiry * tickMs;
  await vi.advanceTimersByTimeAsync(due - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([due]);
  await client.auth.stopAutoRefresh();
});

test('[X-10] [Z-14] it is looked at every 30 s, and not between', async () => {
  // A session with three ticks left is refreshed: this one has four at the first tick.
  const life = (ticksBeforeExpiry + 1) * (tickMs / 1000) + 1;
  const { client, asked } = withClock(renewed, life);
  await client.auth.startAutoRefresh();
  await vi.advanceTimersByTimeAsync(tickMs - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([tickMs]);
  await client.auth.stopAutoRefresh();
});

test('[X-11] [Z-14] a refresh that fails in passing is tried after 200 ms, then after twice as long, within 30 s', async () => {
  const { client, asked } = withClock(always(503, {}), -10);
  const lost = client.auth.getSession();
  await vi.advanceTimersByTimeAsync(2 * retryWithinMs);
  await lost;
  const waits = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(waits).toEqual(waits.map((_wait, index) => retryStartMs * 2 ** index));
  const last = asked.at(-1) ?? 0;
  expect(last).toBeLessThan(retryWithinMs);
  // One more wait, twice as long as the last, would exceed the limit.
  expect(last + retryStartMs * 2 ** waits.length).toBeGreaterThan(retryWithinMs);
});

test('[X-05] [X-12] [Z-14] the keys document is asked for once in 10 minutes', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign', 'verify'],
  );
  const jwk = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid: 'key-1', alg: 'ES256' };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: USER.id, exp: NOW / 1000 + 3600, aal: 'aal1' };
  const signed = `${part({ alg: 'ES256', typ: 'JWT', kid: 'key-1' })}.${part(claims)}`;
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    privateKey,
    new TextEncoder().encode(signed),
  );
  const jwt = `${signed}.${Buffer.from(signature).toString('base64url')}`;

  const { client, calls } = mockClient(always(200, { keys: [jwk] }));
  const read = async (afterMs: number) => {
    vi.setSystemTime(NOW + afterMs);
    const { data, error } = await client.auth.getClaims(jwt);
    expect(error).toBeNull();
    expect(data?.claims.sub).toBe(USER.id);
    return calls.map(({ method, url }) => `${method} ${url.pathname}`);
  };
  const keys = 'GET /auth/v1/.well-known/jwks.json';
  expect(await read(0)).toEqual([keys]);
  expect(await read(keyCacheMs - 1)).toEqual([keys]);
  expect(await read(keyCacheMs)).toEqual([keys, keys]);
});

test('[X-09] who comes by a recovery link is told apart from who signs in', async () => {
  const { client } = mockClient(always(200, session(3600)));
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  await client.auth.verifyOtp({ token_hash: 'from-the-mail', type: 'recovery' });
  expect(events).toContain('PASSWORD_RECOVERY');
  expect(events).not.toContain('SIGNED_IN');
});

const factor = { id: 'f1', factor_type: 'totp', status: 'verified' };

test.each([
  ['no second factor', [], { aal: 'aal1' }, 'aal1', 'aal1'],
  ['a second factor that is still to be used', [factor], { aal: 'aal1' }, 'aal1', 'aal2'],
  ['a second factor that was used', [factor], { aal: 'aal2' }, 'aal2', 'aal2'],
])('[X-09] with %s the levels are told', async (_what, factors, claims, current, next) => {
  const kept = { ...session(3600, 'refresh-1', claims), user: { ...USER, factors } };
  const { client } = mockClient(always(200, { ...USER, factors }), kept);
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data).toMatchObject({ currentLevel: current, nextLevel: next });
});

type Client = ReturnType<typeof mockClient>['client'];

test.each<[string, string, (client: Client) => Promise<unknown>]>([
  ['signup', 'POST /signup', (c) => c.auth.signUp({ email: 'a@b.co', password: 'x' })],
  ['otp', 'POST /otp', (c) => c.auth.signInWithOtp({ email: 'a@b.co' })],
  ['verify', 'POST /verify', (c) => c.auth.verifyOtp({ token_hash: 'x', type: 'email' })],
  ['recover', 'POST /recover', (c) => c.auth.resetPasswordForEmail('a@b.co')],
  ['resend', 'POST /resend', (c) => c.auth.resend({ email: 'a@b.co', type: 'signup' })],
  ['sso', 'POST /sso', (c) => c.auth.signInWithSSO({ domain: 'hotel.test' })],
  ['enrol', 'POST /factors', (c) => c.auth.mfa.enroll({ factorType: 'totp' })],
  ['challenge', 'POST /factors/f1/challenge', (c) => c.auth.mfa.challenge({ factorId: 'f1' })],
  [
    'verify a factor',
    'POST /factors/f1/verify',
    (c) => c.auth.mfa.verify({ factorId: 'f1', challengeId: 'c1', code: '123456' }),
  ],
  ['delete a factor', 'DELETE /factors/f1', (c) => c.auth.mfa.unenroll({ factorId: 'f1' })],
  ['identities', 'GET /user', (c) => c.auth.getUserIdentities()],
  ['admin users', 'GET /admin/users', (c) => c.auth.admin.listUsers()],
])('[X-05] %s is there: %s', async (_name, expected, call) => {
  const { client, calls } = mockClient(
    always(200, { ...USER, totp: { qr_code: '' } }),
    session(3600),
  );
  await call(client);
  const [first] = calls;
  expect(`${first?.method} ${first?.url.pathname.replace('/auth/v1', '')}`).toBe(expected);
});
