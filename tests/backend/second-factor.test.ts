import type { SupabaseClient } from '@supabase/supabase-js';
import { fromBase32, hotp, stepAt } from '../../supabase/embedded/totp.ts';
import { openBackend } from '../support/hotel.ts';
import { ACCOUNT } from './access/actors.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The backend's clock. Each test begins an hour later, so that no code or throttle is left. */
let now = Date.now();
const backend = await openBackend({ now: () => now });

beforeEach(async () => {
  now += 60 * MINUTE;
  await backend.exec`delete from auth.mfa_factors; delete from private.account_rules;
    delete from private.recovery_codes; delete from private.recent_senders;
    delete from auth.sessions`;
});

/** An authenticator app whose clock is `ahead` (ms) of the backend's. */
const appOf = (secret: string) => ({
  code: (ahead = 0) => hotp(fromBase32(secret), stepAt(now + ahead)),
});

async function enroll(client: SupabaseClient) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  return { id: data.id, uri: data.totp.uri, ...appOf(data.totp.secret) };
}

async function verify(client: SupabaseClient, factorId: string, code: string) {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  return error?.code;
}

/** Signs in and sets up a second factor. The clock moves on, so that its code was used earlier. */
async function setUp(client: SupabaseClient) {
  const factor = await enroll(client);
  expect(await verify(client, factor.id, factor.code())).toBeUndefined();
  now += 30 * SECOND;
  return factor;
}

const levelOf = async (client: SupabaseClient) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;
const maySave = async (client: SupabaseClient) => {
  const price = client.from('rooms').update({ price: 199 }).eq('id', 'room-deluxe');
  return (await price.select()).data?.length === 1;
};
const useCode = async (client: SupabaseClient, code: string) =>
  (await client.rpc('use_recovery_code', { code })).data as unknown;
const makeCodes = async (client: SupabaseClient) =>
  (await client.rpc('new_recovery_codes').throwOnError()).data as string[];

test('a factor counts once a code was right, for this session at once and for others after their code', async () => {
  const client = await backend.signInAsAdmin();
  const factor = await enroll(client);
  expect(factor.uri).toMatch(/^otpauth:\/\/totp\/.*admin%40hotel\.test\?.*secret=[A-Z2-7]{32}$/);
  expect(await verify(client, factor.id, '000000')).toBe('mfa_verification_failed');
  expect([await levelOf(client), await maySave(client)]).toEqual(['aal1', true]);

  expect(await verify(client, factor.id, factor.code())).toBeUndefined();
  expect([await levelOf(client), await maySave(client)]).toEqual(['aal2', true]);
  await client.auth.refreshSession();
  expect([await levelOf(client), await maySave(client)]).toEqual(['aal2', true]);

  const other = await backend.signInAsAdmin();
  expect([await levelOf(other), await maySave(other)]).toEqual(['aal1', false]);
  const { data } = await other.auth.mfa.listFactors();
  expect(data?.totp).toMatchObject([{ id: factor.id, status: 'verified' }]);
  now += 30 * SECOND;
  expect(await verify(other, factor.id, factor.code())).toBeUndefined();
  expect(await maySave(other)).toBe(true);
});

test('a code used twice, an earlier one, and one of yesterday are refused; one 30 seconds late is not', async () => {
  const client = await backend.signInAsAdmin();
  const { id, code } = await setUp(client);
  const yesterday = code(-24 * 60 * MINUTE);
  const late = code();
  now += 30 * SECOND;
  expect(await verify(client, id, late)).toBeUndefined();
  for (const refused of [late, code(-60 * SECOND), yesterday])
    expect(await verify(client, id, refused)).toBe('mfa_verification_failed');
  expect(await verify(client, id, code())).toBeUndefined();
});

test('two requests with one code: only one is let in', async () => {
  const client = await backend.signInAsAdmin();
  const { id, code } = await setUp(client);
  const both = await Promise.all([verify(client, id, code()), verify(client, id, code())]);
  expect(both.filter((error) => error === undefined)).toHaveLength(1);
});

test('the code of a clock that is 90 seconds off is refused', async () => {
  const client = await backend.signInAsAdmin();
  const { id, code } = await setUp(client);
  for (const ahead of [90 * SECOND, -90 * SECOND])
    expect(await verify(client, id, code(ahead))).toBe('mfa_verification_failed');
});

test('after ten wrong codes even the right one waits, on every device', async () => {
  const client = await backend.signInAsAdmin();
  const { id, code } = await setUp(client);
  const other = await backend.signInAsAdmin();
  for (let tries = 0; tries < 10; tries++)
    expect(await verify(other, id, '000000')).toBe('mfa_verification_failed');
  expect(await verify(client, id, code())).toBe('over_request_rate_limit');
  now += 6 * MINUTE;
  expect(await verify(client, id, code())).toBeUndefined();
});

test('a challenge answers one code, within five minutes, for its own factor', async () => {
  const client = await backend.signInAsAdmin();
  const { id, code } = await setUp(client);
  const { data } = await client.auth.mfa.challenge({ factorId: id });
  const answer = async (given: string) =>
    (await client.auth.mfa.verify({ factorId: id, challengeId: data?.id ?? '', code: given })).error
      ?.code;
  now += 6 * MINUTE;
  expect(await answer(code())).toBe('mfa_challenge_expired');
  expect(await answer(code())).toBe('mfa_challenge_expired');
  const staff = await backend.signInAsStaff();
  expect((await staff.auth.mfa.challenge({ factorId: id })).error?.code).toBe(
    'mfa_factor_not_found',
  );
});

test('a session without the code changes neither factor nor password nor address', async () => {
  const client = await backend.signInAsAdmin();
  const { id } = await setUp(client);
  const other = await backend.signInAsAdmin();
  const { auth } = other;
  const tried = [
    await auth.mfa.enroll({ factorType: 'totp' }),
    await auth.mfa.unenroll({ factorId: id }),
    await auth.updateUser({ email: 'thief@hotel.test' }),
    await auth.updateUser({
      password: 'lantern boat quiet tide',
      current_password: 'admin-demo-1',
    }),
  ];
  expect(tried.map(({ error }) => error?.code)).toEqual(Array(4).fill('insufficient_aal'));
  for (const call of ['my_sessions', 'new_recovery_codes'])
    expect((await other.rpc(call)).status).toBe(403);
  expect((await other.rpc('set_my_name', { name: 'Thief' })).status).toBe(403);
});

test('setting it up ends the sessions that have not used it, and a removed one asks for nothing', async () => {
  const client = await backend.signInAsAdmin();
  const forgotten = await backend.signInAsAdmin();
  const { id } = await setUp(client);
  expect(await maySave(forgotten)).toBe(false);
  await client.auth.mfa.unenroll({ factorId: id });
  await client.auth.refreshSession();
  expect([await levelOf(client), await maySave(client)]).toEqual(['aal1', true]);
  expect(await maySave(await backend.signInAsAdmin())).toBe(true);
});

describe('recovery codes', () => {
  test('are stored as hashes only, and new ones replace earlier ones', async () => {
    const client = await backend.signInAsAdmin();
    expect((await client.rpc('new_recovery_codes')).status).toBe(409);
    await setUp(client);
    const first = await makeCodes(client);
    expect(new Set(first).size).toBe(10);
    const codes = await makeCodes(client);
    const stored = JSON.stringify(await backend.sql`select * from private.recovery_codes`);
    for (const code of codes) expect(stored).not.toContain(code.slice(0, 5));
    const { data } = await client.rpc('my_second_factor');
    expect(data).toEqual({ isRequired: false, codes: 10 });

    const other = await backend.signInAsAdmin();
    expect(await useCode(other, first[0] ?? '')).toBe('wrong');
  });

  test('one removes the factor for this session and ends all others; no code works afterwards', async () => {
    const client = await backend.signInAsAdmin();
    await setUp(client);
    const [code = '', next = ''] = await makeCodes(client);
    const other = await backend.signInAsAdmin();
    const typed = ` ${code.toUpperCase().replace('-', '').replaceAll('0', 'O').replaceAll('1', 'l')}`;
    expect(await useCode(other, typed)).toBe('used');
    expect([await maySave(other), await maySave(client)]).toEqual([true, false]);
    expect(await useCode(other, code)).toBe('wrong');
    await setUp(other);
    for (const old of [code, next]) expect(await useCode(other, old)).toBe('wrong');
  });

  test('ten wrong ones make the right one wait, for this account only', async () => {
    const client = await backend.signInAsAdmin();
    await setUp(client);
    const [code = ''] = await makeCodes(client);
    const other = await backend.signInAsAdmin();
    const guesses = Array.from({ length: 12 }, (_, at) => `guess-${at}`);
    const answers = await Promise.all(guesses.map((guess) => useCode(other, guess)));
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(10);
    expect(await useCode(other, code)).toBe('wait');
    const staff = await backend.signInAsStaff();
    await setUp(staff);
    const [theirs = ''] = await makeCodes(staff);
    expect(await useCode(staff, theirs)).toBe('used');
    await backend.exec`update private.recent_senders set at = now() - interval '11 minutes'`;
    expect(await useCode(other, code)).toBe('used');
  });

  test('somebody else’s, an empty and an endless one are wrong', async () => {
    const client = await backend.signInAsAdmin();
    await setUp(client);
    const [code = ''] = await makeCodes(client);
    const staff = await backend.signInAsStaff();
    for (const wrong of [code, '', '-', 'x'.repeat(100_000)])
      expect(await useCode(staff, wrong)).toBe('wrong');
  });
});

describe('an administrator', () => {
  test('requires it of everybody only after setting up one; whoever lacks it has no rights until then', async () => {
    const client = await backend.signInAsAdmin();
    const required = { required: true };
    expect((await client.rpc('require_second_factor', required)).status).toBe(409);
    await backend.sql`insert into public.profiles (id, role) values (${ACCOUNT.staff}, 'admin')
      on conflict (id) do update set role = 'admin'`;
    const colleague = await backend.signInAsStaff();
    await setUp(client);
    await client.rpc('require_second_factor', required).throwOnError();
    expect([await maySave(client), await maySave(colleague)]).toEqual([true, false]);
    const { data } = await colleague.rpc('my_second_factor');
    expect(data).toEqual({ isRequired: true, codes: 0 });
    await setUp(colleague);
    expect(await maySave(colleague)).toBe(true);

    await client.rpc('reset_second_factor', { account: ACCOUNT.staff }).throwOnError();
    expect(await maySave(colleague)).toBe(false);
    expect((await (await backend.signInAsStaff()).auth.mfa.listFactors()).data?.totp).toEqual([]);
    expect((await client.rpc('reset_second_factor', { account: ACCOUNT.admin })).status).toBe(409);
    await client.rpc('require_second_factor', { required: false }).throwOnError();
    expect(await maySave(await backend.signInAsStaff())).toBe(true);
    await backend.sql`update public.profiles set role = 'staff' where id = ${ACCOUNT.staff}`;
  });
});
