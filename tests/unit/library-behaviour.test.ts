import { AuthApiError, AuthInvalidJwtError } from '@supabase/supabase-js';
import { AuthPKCEGrantCodeExchangeError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { AuthSessionMissingError, AuthWeakPasswordError } from '@supabase/supabase-js';
import { STORAGE_CACHE_SECONDS, STORAGE_LIST_LIMIT } from '@/basics/rules/limits';
import { STORAGE_LIST_OFFSET } from '@/basics/rules/limits';
import { always, mockClient, session, token, USER } from '../support/mock-supabase-client.ts';
import type { Answer } from '../support/mock-supabase-client.ts';

/** The specification describes supabase-js's own behaviour (DECISIONS 22), tested at `fetch`. */
type Client = ReturnType<typeof mockClient>['client'];

test.each<[string, (client: Client) => Promise<unknown>, number, string, object?]>([
  [
    '[X-01] [N-17] sign-in',
    (c) => c.auth.signInWithPassword({ email: 'a@b.co', password: 'secret' }),
    3600,
    'POST /auth/v1/token?grant_type=password',
    { email: 'a@b.co', password: 'secret' },
  ],
  ['[X-02] the user', (c) => c.auth.getUser(), 3600, 'GET /auth/v1/user'],
  ['[X-03] sign-out', (c) => c.auth.signOut(), 3600, 'POST /auth/v1/logout?scope=global'],
  [
    '[X-04] [X-08] a session that has ended',
    (c) => c.auth.getSession(),
    -10,
    'POST /auth/v1/token?grant_type=refresh_token',
    { refresh_token: 'refresh-1' },
  ],
])('[X-07] %s asks for version 2024-01-01 with key: %s', async (_what, ask, life, asked, body) => {
  const answered = asked.endsWith('user') ? USER : session(3600, 'refresh-2');
  const { client, calls } = mockClient(always(200, answered), session(life));
  await ask(client);
  const [call] = calls;
  expect(`${call?.method} ${call?.url.pathname}${call?.url.search}`).toBe(asked);
  if (body) expect(call?.body).toMatchObject(body);
  expect(call?.headers.get('x-supabase-api-version')).toBe('2024-01-01');
});

test('[X-01] [N-33] what sign-in gives is a session; every call carries the publishable key', async () => {
  const { client, calls } = mockClient(always(200, session(3600)));
  const { data } = await client.auth.signInWithPassword({ email: 'a@b.co', password: 'secret' });
  expect(Object.keys(data.session ?? {})).toEqual(
    expect.arrayContaining(Object.keys(session(3600))),
  );
  await client.from('hotel_config').select('value');
  expect(calls[1]?.url.origin).toBe('http://backend.test');
  expect(calls.map(({ headers }) => headers.get('apikey'))).toEqual([
    'sb_publishable_test',
    'sb_publishable_test',
  ]);
});

test('[L-12] without an address the library itself refuses', async () => {
  const { client, calls } = mockClient(always(200));
  // The cast calls the function as code without types can.
  const { error } = await client.auth.signInWithPassword({ password: 'x' } as never);
  expect(error?.message).toBe('You must provide either an email or phone number and a password');
  expect(calls).toEqual([]);
});

test('[X-13] without a session the user lookup says so, with status 400', async () => {
  const { client } = mockClient(always(200));
  const { error } = await client.auth.getUser();
  expect(error).toBeInstanceOf(AuthSessionMissingError);
  expect(error?.message).toBe('Auth session missing!');
  expect(error?.status).toBe(400);
});

test('[X-15] a session the server no longer knows is removed on user lookup', async () => {
  const gone = { code: 'session_not_found', message: 'Session not found' };
  const { client, kept } = mockClient(always(403, gone), session(3600));
  const { error } = await client.auth.getUser();
  expect(error?.message).toBe('Auth session missing!');
  expect(kept.has('session')).toBe(false);
});

test('[X-08] a refresh that is refused for good signs out', async () => {
  const refused = { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' };
  const { client, kept } = mockClient(always(400, refused), session(-10));
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  await client.auth.getSession();
  await vi.waitFor(() => expect(events).toContain('SIGNED_OUT'));
  expect(kept.has('session')).toBe(false);
});

test('[X-08] [X-09] a new password tells that the user was updated', async () => {
  const { client } = mockClient(always(200, USER), session(3600));
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  await client.auth.updateUser({ password: 'a-new-password' });
  await vi.waitFor(() => expect(events).toContain('USER_UPDATED'));
});

test.each([0, 502, 503, 504])('[X-14] status %i is a failure that may pass', async (status) => {
  const { client } = mockClient(always(status, {}));
  const { error } = await client.auth.signInWithPassword({ email: 'a@b.co', password: 'x' });
  expect(error).toBeInstanceOf(AuthRetryableFetchError);
  expect(error?.status).toBe(status);
});

test('[X-14] wrong credentials, a weak password and a failed exchange are told apart', async () => {
  const wrong = mockClient(
    always(400, { code: 'invalid_credentials', message: 'Invalid login credentials' }),
  );
  const refused = await wrong.client.auth.signInWithPassword({ email: 'a@b.co', password: 'x' });
  expect(refused.error).toBeInstanceOf(AuthApiError);
  expect(refused.error?.code).toBe('invalid_credentials');

  const weak = mockClient(
    always(422, {
      code: 'weak_password',
      message: 'Password is too weak',
      weak_password: { reasons: ['length'] },
    }),
    session(3600),
  );
  const { error } = await weak.client.auth.updateUser({ password: 'x' });
  expect(error).toBeInstanceOf(AuthWeakPasswordError);
  expect(error).toHaveProperty('reasons', ['length']);
  expect(new AuthPKCEGrantCodeExchangeError('x')).toBeInstanceOf(Error);
});

test('[X-17] a token whose time has passed is an invalid one', async () => {
  const { client } = mockClient(always(200));
  const { error } = await client.auth.getClaims(token(Math.floor(Date.now() / 1000) - 60));
  expect(error).toBeInstanceOf(AuthInvalidJwtError);
  expect(error?.message).toBe('JWT has expired');
});

test('[N-27] [Z-16] listing takes 100 from 0 by name; an upload is cached 3600 s and replaces nothing', async () => {
  const { client, calls } = mockClient(always(200, []));
  const bucket = client.storage.from('hotel_images');
  await bucket.list('hero');
  expect(calls[0]?.body).toMatchObject({
    limit: STORAGE_LIST_LIMIT,
    offset: STORAGE_LIST_OFFSET,
    sortBy: { column: 'name', order: 'asc' },
  });
  await bucket.upload('hero/1-a.jpg', new Uint8Array([1]), { contentType: 'image/jpeg' });
  expect(calls[1]?.headers.get('cache-control')).toBe(`max-age=${STORAGE_CACHE_SECONDS}`);
  expect(calls[1]?.headers.get('x-upsert')).toBe('false');
});

test('[X-18] storage errors carry message and status; 400 and 404 mean that a file is not there', async () => {
  const failing = mockClient(always(413, { statusCode: '413', message: 'too large' }));
  const upload = await failing.client.storage.from('hotel_images').upload('a', new Uint8Array([1]));
  expect(upload.error).toMatchObject({ message: 'too large', status: 413 });

  const missing = async (answer: Answer) => {
    const { client } = mockClient(() => answer);
    return (await client.storage.from('hotel_images').exists('a')).data;
  };
  expect(await missing({ status: 404, body: { message: 'Object not found' } })).toBe(false);
  expect(await missing({ status: 400, body: { message: 'no', code: 'NoSuchKey' } })).toBe(false);
});
