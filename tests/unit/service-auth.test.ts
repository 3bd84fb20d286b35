import { loginMessages } from '@/words/sign-in';
import { serviceFetch } from '../support/service-fetch.ts';

const { asked, replies } = serviceFetch();
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
vi.stubGlobal('localStorage', storage);
const auth = await import('@/basics/session/staff-calls/auth');
const { ServiceError } = await import('@/lib/service-error');
const { authError } = await import('@/basics/session/staff-calls/auth-error');
const { AuthApiError, AuthInvalidTokenResponseError, AuthUnknownError } =
  await import('@supabase/supabase-js');
const { supabase, sessionStorageKey } = await import('@/lib/supabase');

const USER = { id: 'u1', email: 'sokha@hotel.test' };
const ACCOUNT = { ...USER, needsCode: false, hasFactor: false };
const session = () => ({
  access_token: 'header.payload.signature',
  refresh_token: `refresh-${kept.size}-${asked.length}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: USER,
});

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.useRealTimers());

/** Returns the user of supabase-js's session, which is in memory here. */
async function held(): Promise<string | undefined> {
  const { data } = await supabase().auth.getSession();
  return data.session?.user.id;
}

async function signedIn(): Promise<void> {
  replies(() => ({ status: 200, body: session() }));
  await auth.signIn(USER.email, 'secret');
  asked.length = 0;
}

describe('signing in', () => {
  test('[X-01] gives the account; spaces around the address are none', async () => {
    replies(() => ({ status: 200, body: session() }));
    expect(await auth.signIn(' sokha@hotel.test ', ' secret ')).toEqual(ACCOUNT);
    expect(asked[0]?.body).toMatchObject({ email: 'sokha@hotel.test', password: ' secret ' });
  });

  test('an account without an address has an empty one', async () => {
    replies(() => ({ status: 200, body: { ...session(), user: { id: 'u1' } } }));
    expect(await auth.signIn('a@b.cd', 'x')).toEqual({
      ...ACCOUNT,
      email: '',
    });
  });

  test.each([
    [400, { code: 'invalid_credentials', message: 'Invalid login credentials' }, 'refused'],
    [429, { message: 'Too many' }, 'busy'],
    [500, {}, 'server'],
    [503, {}, 'server'],
    [0, undefined, 'network'],
  ] as const)('that ends in %i with %j is %s', async (status, body, kind) => {
    replies(() => ({ status, body }));
    await expect(auth.signIn('a@b.cd', 'x')).rejects.toMatchObject({ kind });
  });

  test('that names nobody says so', async () => {
    replies(() => ({ status: 200, body: { ...session(), user: { id: '' } } }));
    await expect(auth.signIn('a@b.cd', 'x')).rejects.toMatchObject({
      kind: 'shape',
      message: loginMessages.noUserFound,
    });
  });
});

describe('what is wrong, in words for people', () => {
  test.each([
    [new AuthApiError('Wrong password', 400, undefined), 'refused', 'Wrong password', 400],
    [new AuthApiError('Slow down', 429, undefined), 'busy', 'Slow down', 429],
    [new AuthApiError('{}', 403, undefined), 'refused', loginMessages.unexpected, 403],
    [new AuthApiError('  <html>', 403, undefined), 'refused', loginMessages.unexpected, 403],
    [new AuthApiError('[1]', 403, undefined), 'refused', loginMessages.unexpected, 403],
    [new AuthApiError('', 403, undefined), 'refused', loginMessages.unexpected, 403],
    [new AuthApiError('a {b}', 403, undefined), 'refused', 'a {b}', 403],
    [new AuthApiError('down', 500, undefined), 'server', loginMessages.unexpected, 500],
    [new AuthApiError('almost', 499, undefined), 'refused', 'almost', 499],
    [new AuthUnknownError('html', undefined), 'network', loginMessages.unexpected, 0],
    [new AuthInvalidTokenResponseError(), 'shape', loginMessages.noUserFound, 500],
  ] as const)('%o', (error, kind, message, status) => {
    expect(authError(error)).toMatchObject({ kind, message, status, cause: error });
  });
});

describe('signing out', () => {
  describe.each([
    // the library signs out once more, because its session is in memory here
    ['here', auth.signOut, ['?scope=local', '?scope=local']],
    ['everywhere', auth.signOutEverywhere, ['?scope=global']],
  ] as const)('%s', (_where, signOut, search) => {
    test.each([204, 401, 403, 404])('[X-16] an answer of %i is one', async (status) => {
      await signedIn();
      replies(() => ({ status, body: status === 204 ? undefined : { message: 'no' } }));
      await signOut();
      expect(asked.map(({ url }) => url.search)).toEqual(search);
      expect(await held()).toBeUndefined();
    });

    test.each([0, 429, 500, 503])('[S-07] an answer of %i leaves the session', async (status) => {
      await signedIn();
      replies(() => ({ status, body: { message: 'planned' } }));
      await expect(signOut()).rejects.toThrow(ServiceError);
      expect(await held()).toBe('u1');
    });
  });

  test('without a session there is nothing to end', async () => {
    await auth.signOutHere();
    asked.length = 0;
    await auth.signOut();
    expect(asked).toEqual([]);
  });

  test('here only, nothing of the session stays behind, whatever the server says', async () => {
    await signedIn();
    kept.set(sessionStorageKey(), JSON.stringify({ user: USER }));
    replies(() => ({ status: 500, body: {} }));
    await auth.signOutHere();
    expect(kept.size).toBe(0);
    expect(await held()).toBeUndefined();
    vi.stubGlobal('localStorage', {
      ...storage,
      removeItem: () => {
        throw new DOMException('storage is off', 'SecurityError');
      },
    });
    await expect(auth.signOutHere()).resolves.toBeUndefined();
  });
});

describe('the account that lies in the browser', () => {
  const keep = (value: unknown) => kept.set(sessionStorageKey(), JSON.stringify(value));

  test('is read without asking anyone', () => {
    keep({ user: USER });
    expect(auth.storedAccount()).toEqual(ACCOUNT);
    keep({ user: { id: 'u1' } });
    expect(auth.storedAccount()).toEqual({
      ...ACCOUNT,
      email: '',
    });
    expect(asked).toEqual([]);
  });

  test.each([null, 7, 'x', [], {}, { user: null }, { user: 7 }, { user: {} }, { user: { id: 7 } }])(
    'is none in %j',
    (value) => {
      keep(value);
      expect(auth.storedAccount()).toBeUndefined();
    },
  );

  test('is none in what cannot be read', () => {
    kept.set(sessionStorageKey(), '{oops');
    expect(auth.storedAccount()).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    expect(auth.storedAccount()).toBeUndefined();
  });

  test('that another tab takes away is told, and nothing else is', () => {
    const listeners: ((event: object) => void)[] = [];
    vi.stubGlobal('window', {
      addEventListener: (_type: string, listener: (event: object) => void) =>
        listeners.push(listener),
      removeEventListener: () => listeners.pop(),
    });
    let told = 0;
    const stop = auth.onStoredSessionGone(() => void (told += 1));
    const tell = (event: object) => listeners.forEach((listener) => listener(event));
    tell({ key: 'another', newValue: null });
    tell({ key: sessionStorageKey(), newValue: 'a new one' });
    expect(told).toBe(0);
    tell({ key: sessionStorageKey(), newValue: null });
    tell({ key: null, newValue: null });
    expect(told).toBe(2);
    keep({ user: USER });
    tell({ key: null, newValue: null });
    expect(told).toBe(2);
    stop();
    expect(listeners).toEqual([]);
    vi.stubGlobal('window', undefined);
  });
});

describe('changes of the session', () => {
  test('[X-08] are told with the account, until one stops listening', async () => {
    const heard: unknown[] = [];
    const stop = auth.onSessionChange((account) => heard.push(account));
    await signedIn();
    await vi.waitFor(() => expect(heard.at(-1)).toEqual(ACCOUNT));
    await supabase().auth.signOut({ scope: 'local' });
    await vi.waitFor(() => expect(heard.at(-1)).toBeUndefined());
    stop();
    const { length } = heard;
    await signedIn();
    expect(heard).toHaveLength(length);
  });
});

describe('the profile', () => {
  test.each([
    [406, 'refused'],
    [500, 'server'],
    [0, 'network'],
  ] as const)('that ends in %i is a failure', async (status, kind) => {
    replies(() => ({ status, body: { message: 'planned' } }));
    await expect(auth.fetchProfile('u1')).rejects.toMatchObject({ kind });
  });

  test('that does not come in 4 s is not waited for', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
    const outcome = expect(auth.fetchProfile('u1')).rejects.toMatchObject({ kind: 'network' });
    await vi.advanceTimersByTimeAsync(4000);
    await outcome;
  });
});

describe('passwords', () => {
  test.each([200, 400, 404, 422, 429])('[L-03] status %i ends the same way', async (status) => {
    replies(() => ({ status, body: { message: 'User not found' } }));
    await auth.requestPasswordReset(' a@b.cd ', 'https://hotel.test/back');
    expect(asked[0]?.body).toMatchObject({ email: 'a@b.cd' });
    expect(asked[0]?.url.searchParams.get('redirect_to')).toBe('https://hotel.test/back');
  });

  test.each([
    [0, 'network'],
    [500, 'server'],
  ] as const)('[L-03] one that ends in %i can be tried again', async (status, kind) => {
    replies(() => ({ status, body: {} }));
    await expect(auth.requestPasswordReset('a@b.cd', '')).rejects.toMatchObject({ kind });
  });

  test('a new one is set for who is signed in; one too weak is refused in the server’s words', async () => {
    await signedIn();
    replies(() => ({ status: 200, body: USER }));
    await auth.changePassword('moonrise-2');
    expect(asked[0]?.body).toMatchObject({ password: 'moonrise-2' });
    replies(() => ({ status: 422, body: { code: 'weak_password', message: 'Too weak' } }));
    await expect(auth.changePassword('x')).rejects.toMatchObject({
      kind: 'refused',
      message: 'Too weak',
    });
  });
});
