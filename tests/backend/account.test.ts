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
  const { access_token, refresh_token } = (await answer.json()) as Record<string, string>;
  await client.auth.setSession({
    access_token: access_token ?? '',
    refresh_token: refresh_token ?? '',
  });
  return client;
}

type Row = {
  id: string;
  user_agent: string;
  since: string;
  last_seen: string;
  is_current: boolean;
};
const sessionsOf = async (client: SupabaseClient) =>
  (await client.rpc('my_sessions').throwOnError()).data as Row[];
const maySave = async (client: SupabaseClient) => {
  const price = client.from('rooms').update({ price: 199 }).eq('id', 'room-deluxe');
  return (await price.select()).data?.length === 1;
};

describe('sessions', () => {
  test('are listed with their devices, this one first, and only the caller’s own', async () => {
    await backend.signInAsStaff();
    const phone = await signIn('A phone');
    const desk = await signIn('A computer');
    const [first, second, ...others] = await sessionsOf(desk);
    expect(first).toMatchObject({ user_agent: 'A computer', is_current: true });
    expect(second).toMatchObject({ user_agent: 'A phone', is_current: false });
    expect(others).toEqual([]);
    expect(Date.parse(first?.since ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await phone.auth.refreshSession();
    const [, refreshed] = await sessionsOf(desk);
    expect(Date.parse(refreshed?.last_seen ?? '')).toBeGreaterThanOrEqual(
      Date.parse(refreshed?.since ?? ''),
    );
  });

  test('one that is ended loses its rights with its next request, also in the middle of a save', async () => {
    const desk = await signIn('A computer');
    const phone = await signIn('A lost phone');
    expect(await maySave(phone)).toBe(true);
    const lost = (await sessionsOf(desk)).find(({ user_agent }) => user_agent === 'A lost phone');
    await desk.rpc('end_session', { id: lost?.id }).throwOnError();
    expect([await maySave(phone), await maySave(desk)]).toEqual([false, true]);
    expect((await phone.auth.refreshSession()).error?.status).toBe(400);
    expect((await phone.rpc('my_sessions')).status).toBe(403);
    expect((await desk.rpc('end_session', { id: lost?.id })).status).toBe(404);
  });

  test('of somebody else cannot be ended', async () => {
    const colleague = await backend.signInAsStaff();
    const { data } = await colleague.rpc('my_sessions');
    const theirs = (data as Row[]).find(({ is_current }) => is_current)?.id;
    const desk = await signIn('A computer');
    expect((await desk.rpc('end_session', { id: theirs })).status).toBe(404);
    expect((await colleague.rpc('my_sessions')).status).toBe(200);
  });

  test('all others can be ended at once', async () => {
    const phone = await signIn('A phone');
    const desk = await signIn('A computer');
    await desk.auth.signOut({ scope: 'others' });
    expect(await sessionsOf(desk)).toHaveLength(1);
    expect([await maySave(phone), await maySave(desk)]).toEqual([false, true]);
  });
});

describe('the name', () => {
  test('is changed by its owner, trimmed, and read with the profile', async () => {
    const desk = await signIn('A computer');
    const { data } = await desk.rpc('set_my_name', { name: '  Sokha Chan ' });
    expect(data).toBe('Sokha Chan');
    const profile = await desk.from('profiles').select('username').eq('id', ACCOUNT.admin).single();
    expect(profile.data).toEqual({ username: 'Sokha Chan' });
  });

  test.each(['', ' \u00a0', 'two\nlines', 'www.example.com', 'x'.repeat(81)])(
    '%j is refused',
    async (name) => {
      const desk = await signIn('A computer');
      expect((await desk.rpc('set_my_name', { name })).status).toBe(400);
    },
  );
});

describe('a new e-mail address', () => {
  const NEW = 'sokha@hotel.test';
  const follow = (link = '') => {
    const url = new URL(link);
    return backend.request(url.pathname + url.search, { redirect: 'manual' });
  };
  const addressOf = async () =>
    (
      await backend.sql<{ email: string }>`select email from auth.users where id = ${ACCOUNT.admin}`
    )[0]?.email;

  async function ask() {
    const desk = await signIn('A computer');
    const before = backend.mails.length;
    const { data } = await desk.auth.updateUser(
      { email: NEW },
      { emailRedirectTo: 'http://localhost:54321/admin/account' },
    );
    expect(data.user).toMatchObject({ email: 'admin@hotel.test', new_email: NEW });
    const letters = backend.mails.slice(before);
    const linkTo = (address: string) => letters.find(({ to }) => to === address)?.link;
    return { before: linkTo('admin@hotel.test'), after: linkTo(NEW) };
  }

  afterEach(async () => {
    await backend.exec`update auth.users set email = 'admin@hotel.test', email_change = null,
      email_change_token_new = null, email_change_token_current = null
      where id = '${ACCOUNT.admin}'`;
  });

  test.each([
    ['the new one first', ['after', 'before'] as const],
    ['the old one first', ['before', 'after'] as const],
  ])('counts once both addresses confirmed it: %s', async (_order, [first, last]) => {
    const links = await ask();
    const half = await follow(links[first]);
    expect(half.headers.get('location')).toMatch(
      /^http:\/\/localhost:54321\/admin\/account#message=/,
    );
    await follow(links[first]);
    expect(await addressOf()).toBe('admin@hotel.test');
    const whole = await follow(links[last]);
    expect(whole.headers.get('location')).toContain('#access_token=');
    expect(await addressOf()).toBe(NEW);
    expect((await follow(links[last])).headers.get('location')).toContain('error');
    await backend.signIn(NEW, 'admin-demo-1');
  });

  test('of a colleague is refused', async () => {
    const desk = await signIn('A computer');
    const { error } = await desk.auth.updateUser({ email: 'staff@hotel.test' });
    expect(error?.code).toBe('email_exists');
  });
});
