import type { SupabaseClient } from '@supabase/supabase-js';
import { PASSWORD_MAX_BYTES } from '@/basics/rules/limits';
import { passwordWords } from '@/words/staff';
import { TEST_ORIGIN } from '../support/backend.ts';
import { openBackend } from '../support/hotel.ts';

let now = Date.now();
const EMAIL = 'reader@hotel.test';
const OLD = 'reader-demo-1';
const NEW = 'mango-train-49-lamp';

const backend = await openBackend({ now: () => now });
const { sql } = backend;
beforeEach(async () => {
  now += 600_000;
  await sql`
    update auth.users set encrypted_password = extensions.crypt(${OLD}, extensions.gen_salt('bf', 4))
    where email = ${EMAIL}`;
});

async function byMail(): Promise<SupabaseClient> {
  await backend.client().auth.resetPasswordForEmail(EMAIL, { redirectTo: `${TEST_ORIGIN}/x` });
  const link = new URL(backend.mails.at(-1)?.link ?? '');
  const answer = await backend.request(link.pathname + link.search, { headers: { apikey: '' } });
  const landing = new URL(answer.headers.get('location') ?? '');
  const session = new URLSearchParams(landing.hash.slice(1));
  const client = backend.client();
  await client.auth.setSession({
    access_token: session.get('access_token') ?? '',
    refresh_token: session.get('refresh_token') ?? '',
  });
  return client;
}

const canSignIn = (password: string) =>
  backend.signIn(EMAIL, password).then(
    () => true,
    () => false,
  );

describe('a new password', () => {
  test('is taken with the current one', async () => {
    const client = await backend.signInAs('reader');
    const change = { password: NEW, current_password: OLD };
    expect((await client.auth.updateUser(change)).error).toBeNull();
    expect([await canSignIn(NEW), await canSignIn(OLD)]).toEqual([true, false]);
    const back = { password: 'bamboo kettle wings', current_password: NEW };
    expect((await client.auth.updateUser(back)).error).toBeNull();
  });

  test.each([
    ['without', undefined, 'current_password_required'],
    ['with an empty', '', 'current_password_required'],
    ['with a wrong', 'reader-demo-2', 'current_password_invalid'],
  ])('is refused %s current one, in a hosted project’s words', async (_how, current, code) => {
    const client = await backend.signInAs('reader');
    const change = { password: NEW, current_password: current };
    const { error } = await client.auth.updateUser(change);
    expect(error).toMatchObject({
      status: 400,
      code,
      message: 'Current password required when setting new password.',
    });
    expect([await canSignIn(NEW), await canSignIn(OLD)]).toEqual([false, true]);
  });

  test('cannot be had by guessing the current one', async () => {
    const client = await backend.signInAs('reader');
    const guess = (current_password: string) =>
      client.auth.updateUser({ password: NEW, current_password });
    for (let attempt = 0; attempt < 10; attempt++) await guess(`wrong-${attempt}`);
    expect((await guess(OLD)).error).toMatchObject({ status: 429 });
  });

  test('ends the sessions on other devices, not this one', async () => {
    const [here, elsewhere] = [await backend.signInAs('reader'), await backend.signInAs('reader')];
    await here.auth.updateUser({ password: NEW, current_password: OLD });
    expect((await elsewhere.auth.refreshSession()).error).toMatchObject({ status: 400 });
    expect((await here.auth.refreshSession()).error).toBeNull();
  });

  test('needs no current one after a mailed link, once', async () => {
    const client = await byMail();
    expect((await client.auth.refreshSession()).error).toBeNull(); // it may take a while
    expect((await client.auth.updateUser({ password: NEW })).error).toBeNull();
    expect(await canSignIn(NEW)).toBe(true);
    const again = await client.auth.updateUser({ password: 'bamboo kettle wings' });
    expect(again.error).toMatchObject({ code: 'current_password_required' });
  });

  test.each([
    ['short-one', 'Please use at least 10 characters', 'length'],
    ['password123', passwordWords.common, 'pwned'],
    ['StaffHotel1', passwordWords.common, 'pwned'],
    ['ChanreaHouse1', passwordWords.common, 'pwned'],
    ['x9'.repeat(40), passwordWords.tooLong(PASSWORD_MAX_BYTES), 'pwned'],
  ])('%j is too weak, by the sentence of the form', async (password, sentence, reason) => {
    for (const client of [await backend.signInAs('reader'), await byMail()]) {
      const { error } = await client.auth.updateUser({ password, current_password: OLD });
      expect(error).toMatchObject({
        name: 'AuthWeakPasswordError',
        status: 422,
        code: 'weak_password',
        message: sentence,
        reasons: [reason],
      });
    }
    expect(await canSignIn(OLD)).toBe(true);
  });

  test('cannot be set without a session', async () => {
    const answer = await backend.request('/auth/v1/user', {
      method: 'PUT',
      body: JSON.stringify({ password: NEW }),
    });
    expect(answer.status).toBe(401);
  });
});
