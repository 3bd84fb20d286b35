import type { SupabaseClient } from '@supabase/supabase-js';
import { openBackend } from '../support/hotel.ts';
import { ACCOUNT } from './access/actors.ts';

const backend = await openBackend();

async function signIn(userAgent: string): Promise<SupabaseClient> {
  const client = backend.client();
  const answer = await backend.post(
    '/auth/v1/token?grant_type=password',
    { email: 'admin@hotel.test', password: 'admin-demo-1' },
    { 'user-agent': userAgent },
  );
  type Tokens = { access_token: string; refresh_token: string };
  await client.auth.setSession((await answer.json()) as Tokens);
  return client;
}

type Row = { id: string; user_agent: string; since: string; last_seen: string };
const sessionsOf = async (client: SupabaseClient) =>
  (await client.rpc('my_sessions').throwOnError()).data as Row[];
const maySave = async (client: SupabaseClient) => {
  const price = client.from('rooms').update({ price: 199 }).eq('id', 'room-deluxe');
  return (await price.select()).data?.length === 1;
};

test('sessions are listed with their devices, this one first, and only the caller’s own', async () => {
  const colleague = await backend.signInAs('reader');
  const phone = await signIn('A phone');
  const desk = await signIn('A computer');
  await phone.auth.refreshSession();
  const [first, second, ...others] = await sessionsOf(desk);
  expect(first).toMatchObject({ user_agent: 'A computer', is_current: true });
  expect(second).toMatchObject({ user_agent: 'A phone', is_current: false });
  expect(others).toEqual([]);
  expect(Date.parse(second?.since ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(Date.parse(second?.last_seen ?? '')).toBeGreaterThanOrEqual(
    Date.parse(second?.since ?? ''),
  );
  const [theirs] = await sessionsOf(colleague);
  await desk.rpc('end_session', { id: theirs?.id }).throwOnError();
  expect(await sessionsOf(colleague)).toHaveLength(1);
});

test('a session that is ended loses its rights with its next request, also in the middle of a save', async () => {
  const desk = await signIn('A computer');
  const phone = await signIn('A lost phone');
  expect(await maySave(phone)).toBe(true);
  const lost = (await sessionsOf(desk)).find(({ user_agent }) => user_agent === 'A lost phone');
  for (const _time of ['first', 'second'])
    await desk.rpc('end_session', { id: lost?.id }).throwOnError();
  expect([await maySave(phone), await maySave(desk)]).toEqual([false, true]);
  expect((await phone.auth.refreshSession()).error?.status).toBe(400);
  expect((await phone.rpc('my_sessions')).status).toBe(403);
});

test('all other sessions end at once', async () => {
  const phone = await signIn('A phone');
  const desk = await signIn('A computer');
  await desk.auth.signOut({ scope: 'others' });
  expect(await sessionsOf(desk)).toHaveLength(1);
  expect([await maySave(phone), await maySave(desk)]).toEqual([false, true]);
});

test('the name is changed by its owner and trimmed; what is no name is refused', async () => {
  const desk = await signIn('A computer');
  const { data } = await desk.rpc('set_my_name', { name: '  Sokha Chan ' });
  expect(data).toBe('Sokha Chan');
  for (const name of ['', ' \u00a0', 'two\nlines', 'www.example.com', 'x'.repeat(81)])
    expect((await desk.rpc('set_my_name', { name })).status, name).toBe(400);
  const profile = await desk.from('profiles').select('username').eq('id', ACCOUNT.admin).single();
  expect(profile.data).toEqual({ username: 'Sokha Chan' });
});

describe('a new e-mail address', () => {
  const NEW = 'sokha@hotel.test';
  const LANDING = 'http://localhost:54321/admin/account';
  const follow = async (link = '') => {
    const url = new URL(link);
    const answer = await backend.request(url.pathname + url.search, { redirect: 'manual' });
    return answer.headers.get('location');
  };
  const addressOf = async () =>
    (await backend.sql<{ email: string }>`select email from auth.users where id = ${ACCOUNT.admin}`)
      .map(({ email }) => email)
      .join();

  // As in the dev server, whose libraries replace the class: no answer is an instance.
  beforeEach(() => void vi.stubGlobal('Response', class extends Response {}));
  afterEach(async () => {
    vi.unstubAllGlobals();
    await backend.exec`update auth.users set email = 'admin@hotel.test', email_change = null,
      email_change_token_new = null, email_change_token_current = null
      where id = '${ACCOUNT.admin}'`;
  });

  test.each([
    ['the new one first', [NEW, 'admin@hotel.test'] as const],
    ['the old one first', ['admin@hotel.test', NEW] as const],
  ])('counts once both addresses confirmed it: %s', async (_order, [first, last]) => {
    const desk = await signIn('A computer');
    const before = backend.mails.length;
    const { data } = await desk.auth.updateUser({ email: NEW }, { emailRedirectTo: LANDING });
    expect(data.user).toMatchObject({ email: 'admin@hotel.test', new_email: NEW });
    const letters = backend.mails.slice(before);
    const linkTo = (address: string) => letters.find(({ to }) => to === address)?.link;
    expect(await follow(linkTo(first))).toMatch(
      /^http:\/\/localhost:54321\/admin\/account#message=/,
    );
    await follow(linkTo(first));
    expect(await addressOf()).toBe('admin@hotel.test');
    expect(await follow(linkTo(last))).toContain('#access_token=');
    expect(await addressOf()).toBe(NEW);
    expect(await follow(linkTo(last))).toContain('error');
    await backend.signIn(NEW, 'admin-demo-1');
  });

  test('of a colleague is refused', async () => {
    const desk = await signIn('A computer');
    const { error } = await desk.auth.updateUser({ email: 'reader@hotel.test' });
    expect(error?.code).toBe('email_exists');
  });
});
