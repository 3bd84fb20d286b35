import { createClient } from '@supabase/supabase-js';
import { TEST_ORIGIN } from '../support/backend.ts';
import { openBackend } from '../support/hotel.ts';

const backend = await openBackend();
afterEach(() => vi.unstubAllGlobals());

const RESET_PAGE = `${TEST_ORIGIN}/admin/reset-password`;

async function mailedLink(redirectTo?: string): Promise<URL> {
  const { error } = await backend
    .client()
    .auth.resetPasswordForEmail('admin@hotel.test', { redirectTo });
  expect(error).toBeNull();
  return new URL(backend.mails.at(-1)?.link ?? '');
}

/** Opens the link as an e-mail program does: without key or session. */
function follow(link: URL): Promise<Response> {
  return backend.request(link.pathname + link.search, { headers: { apikey: '' } });
}

test('a forgotten password: mail, link, PASSWORD_RECOVERY, new password, sign-in', async () => {
  const link = await mailedLink(RESET_PAGE);
  expect(backend.mails.at(-1)).toMatchObject({
    to: 'admin@hotel.test',
    subject: 'Reset Your Password',
  });
  const answer = await follow(link);
  expect(answer.status).toBe(303);
  const landing = new URL(answer.headers.get('location') ?? '');
  expect(landing.origin + landing.pathname).toBe(RESET_PAGE);

  const history = { state: null, replaceState: vi.fn<() => void>() };
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('window', { location: landing, history, ...listeners });
  vi.stubGlobal('document', { visibilityState: 'visible', ...listeners });
  const client = createClient(TEST_ORIGIN, backend.key, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: 'implicit' },
    global: { fetch: (input, init) => backend.request(String(input), init) },
  });
  const event = await new Promise<string>((resolve) => {
    client.auth.onAuthStateChange((name) => name !== 'INITIAL_SESSION' && resolve(name));
  });
  expect(event).toBe('PASSWORD_RECOVERY');
  expect((await client.auth.updateUser({ password: 'quite-new-1' })).error).toBeNull();

  await backend.signIn('admin@hotel.test', 'quite-new-1');
  await expect(backend.signIn('admin@hotel.test', 'admin-demo-1')).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
});

test('a link works once', async () => {
  const link = await mailedLink(RESET_PAGE);
  expect((await follow(link)).headers.get('location')).toContain('access_token=');
  expect((await follow(link)).headers.get('location')).toContain('error_code=otp_expired');
});

const ELSEWHERE = `https://evil.test/ http://localhost:9999/ http://127.0.0.1:9999/ //evil.test/x
  javascript:alert(1) ${TEST_ORIGIN}.evil.test/ ${TEST_ORIGIN}@evil.test/`;
test.each(ELSEWHERE.split(/\s+/))('a link never leads to %s', async (elsewhere) => {
  const link = await mailedLink(elsewhere);
  expect(link.origin).toBe(TEST_ORIGIN);
  expect(link.searchParams.get('redirect_to')).toBe(`${TEST_ORIGIN}/`);

  // A link that somebody edited after it was e-mailed must not lead to another site.
  link.searchParams.set('redirect_to', elsewhere);
  expect(new URL((await follow(link)).headers.get('location') ?? '').origin).toBe(TEST_ORIGIN);
});
