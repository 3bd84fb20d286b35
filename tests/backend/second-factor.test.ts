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

/** `code()` is an authenticator app's code, whose clock is `ahead` (ms) of the backend's. */
async function enroll(client: SupabaseClient) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'The Pier' });
  if (error) throw error;
  const secret = fromBase32(data.totp.secret);
  const code = (ahead = 0) => hotp(secret, stepAt(now + ahead));
  return { id: data.id, uri: data.totp.uri, code };
}

async function verify(client: SupabaseClient, factorId: string, code: string) {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  return error?.code;
}

/** Signs in and sets up a second factor. The clock moves on, so that its code was used earlier. */
async function withFactor(role: 'admin' | 'reader' = 'admin') {
  const client = await backend.signInAs(role);
  const factor = await enroll(client);
  expect(await verify(client, factor.id, factor.code())).toBeUndefined();
  now += 30 * SECOND;
  return { client, ...factor };
}

const WRONG = 'mfa_verification_failed';
const levelOf = async (client: SupabaseClient) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;
const maySave = async (client: SupabaseClient) => {
  const price = client.from('rooms').update({ price: 199 }).eq('id', 'room-deluxe');
  return (await price.select()).data?.length === 1;
};
const useCode = async (client: SupabaseClient, code = '') =>
  (await client.rpc('use_recovery_code', { code })).data as unknown;
const makeCodes = async (client: SupabaseClient) =>
  (await client.rpc('new_recovery_codes').throwOnError()).data as string[];

test('a factor counts once a code was right, for this session at once and for others after their code', async () => {
  const client = await backend.signInAsAdmin();
  const forgotten = await backend.signInAsAdmin();
  const { id, uri, code } = await enroll(client);
  expect(uri).toMatch(/^otpauth:\/\/totp\/The%20Pier:admin%40hotel\.test\?.*secret=[A-Z2-7]{32}$/);
  expect(uri).toContain('issuer=The%20Pier&');
  expect(await verify(client, id, '000000')).toBe(WRONG);
  expect([await levelOf(client), await maySave(client)]).toEqual(['aal1', true]);
  expect(await verify(client, id, code())).toBeUndefined();
  await client.auth.refreshSession();
  expect([await levelOf(client), await maySave(client)]).toEqual(['aal2', true]);
  expect(await maySave(forgotten)).toBe(false);

  const other = await backend.signInAsAdmin();
  expect([await levelOf(other), await maySave(other)]).toEqual(['aal1', false]);
  now += 30 * SECOND;
  expect(await verify(other, id, code())).toBeUndefined();
  expect(await maySave(other)).toBe(true);
  await client.auth.mfa.unenroll({ factorId: id });
  await client.auth.refreshSession();
  expect([await levelOf(client), await maySave(client)]).toEqual(['aal1', true]);
});

test('a code used twice, an earlier one, one of yesterday and of a clock 90 seconds off are refused; one 30 seconds late is not', async () => {
  const { client, id, code } = await withFactor();
  const late = code();
  now += 30 * SECOND;
  expect(await verify(client, id, late)).toBeUndefined();
  const refused = [-24 * 60 * MINUTE, -90 * SECOND, -60 * SECOND, 90 * SECOND].map(code);
  for (const one of [late, ...refused]) expect(await verify(client, id, one)).toBe(WRONG);
  const both = await Promise.all([verify(client, id, code()), verify(client, id, code())]);
  expect(both.filter((error) => error === undefined)).toHaveLength(1);
});

test('after ten wrong codes even the right one waits, on every device', async () => {
  const { client, id, code } = await withFactor();
  const other = await backend.signInAsAdmin();
  for (let tries = 0; tries < 10; tries++) expect(await verify(other, id, '000000')).toBe(WRONG);
  expect(await verify(client, id, code())).toBe('over_request_rate_limit');
  now += 6 * MINUTE;
  expect(await verify(client, id, code())).toBeUndefined();
});

test('a challenge answers one code, within five minutes, for its own factor', async () => {
  const { client, id, code } = await withFactor();
  const { data } = await client.auth.mfa.challenge({ factorId: id });
  now += 6 * MINUTE;
  const answer = { factorId: id, challengeId: data?.id ?? '', code: code() };
  for (const _time of ['first', 'second'])
    expect((await client.auth.mfa.verify(answer)).error?.code).toBe('mfa_challenge_expired');
  const reader = await backend.signInAs('reader');
  expect(await verify(reader, id, code())).toBe('mfa_factor_not_found');
});

test('a session without the code changes neither factor nor password nor address', async () => {
  const { id } = await withFactor();
  const other = await backend.signInAsAdmin();
  const { auth } = other;
  const password = 'lantern boat quiet tide';
  const tried = [
    await auth.mfa.enroll({ factorType: 'totp' }),
    await auth.mfa.unenroll({ factorId: id }),
    await auth.updateUser({ email: 'thief@hotel.test' }),
    await auth.updateUser({ password, current_password: 'admin-demo-1' }),
  ];
  expect(tried.map(({ error }) => error?.code)).toEqual(Array(4).fill('insufficient_aal'));
  for (const call of ['my_sessions', 'new_recovery_codes'])
    expect((await other.rpc(call)).status).toBe(403);
  expect((await other.rpc('set_my_name', { name: 'Thief' })).status).toBe(403);
});

describe('recovery codes', () => {
  test('are stored as hashes only, and new ones replace earlier ones', async () => {
    expect((await (await backend.signInAsAdmin()).rpc('new_recovery_codes')).status).toBe(409);
    const { client } = await withFactor();
    const [first] = await makeCodes(client);
    const codes = await makeCodes(client);
    expect(new Set(codes).size).toBe(10);
    const stored = JSON.stringify(await backend.sql`select * from private.recovery_codes`);
    for (const code of codes) expect(stored).not.toContain(code.slice(0, 5));
    const { data } = await client.rpc('my_second_factor');
    expect(data).toEqual({ isRequired: false, codes: 10 });
    expect(await useCode(await backend.signInAsAdmin(), first)).toBe('wrong');
  });

  test('one removes the factor for this session and ends all others; no code works afterwards', async () => {
    const { client } = await withFactor();
    const [code = '', next] = await makeCodes(client);
    const other = await backend.signInAsAdmin();
    const typed = ` ${code.toUpperCase().replace('-', '').replaceAll('0', 'O').replaceAll('1', 'l')}`;
    expect(await useCode(other, typed)).toBe('used');
    expect([await maySave(other), await maySave(client)]).toEqual([true, false]);
    const again = await enroll(other);
    await verify(other, again.id, again.code());
    for (const old of [code, next]) expect(await useCode(other, old)).toBe('wrong');
  });

  test('ten wrong ones make the right one wait, for this account only', async () => {
    const { client } = await withFactor();
    const [code] = await makeCodes(client);
    const other = await backend.signInAsAdmin();
    const guesses = Array.from({ length: 12 }, (_, at) => useCode(other, `guess-${at}`));
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(10);
    expect(await useCode(other, code)).toBe('wait');
    const reader = await withFactor('reader');
    const [theirs] = await makeCodes(reader.client);
    for (const wrong of [code, '', '-', 'x'.repeat(100_000)])
      expect(await useCode(reader.client, wrong)).toBe('wrong');
    expect(await useCode(reader.client, theirs)).toBe('used');
    await backend.exec`update private.recent_senders set at = now() - interval '11 minutes'`;
    expect(await useCode(other, code)).toBe('used');
  });
});

test('an administrator with a factor requires one of everybody: whoever lacks it has no rights until then', async () => {
  const rule = (client: SupabaseClient, required: boolean) =>
    client.rpc('require_second_factor', { required });
  expect((await rule(await backend.signInAsAdmin(), true)).status).toBe(409);
  onTestFinished(
    async () =>
      void (await backend.sql`update profiles set role = 'reader' where id = ${ACCOUNT.reader}`),
  );
  await backend.sql`update profiles set role = 'admin' where id = ${ACCOUNT.reader}`;
  const { client } = await withFactor();
  await rule(client, true).throwOnError();
  const before = await backend.signInAs('reader');
  expect([await maySave(client), await maySave(before)]).toEqual([true, false]);
  const { data } = await before.rpc('my_second_factor');
  expect(data).toEqual({ isRequired: true, codes: 0 });
  const colleague = (await withFactor('reader')).client;
  expect(await maySave(colleague)).toBe(true);

  const reset = (account: string) => client.rpc('reset_second_factor', { account });
  await reset(ACCOUNT.reader).throwOnError();
  expect(await maySave(colleague)).toBe(false);
  const { data: left } = await (await backend.signInAs('reader')).auth.mfa.listFactors();
  expect(left?.all).toEqual([]);
  expect((await reset(ACCOUNT.admin)).status).toBe(409);
  await rule(client, false).throwOnError();
  expect(await maySave(await backend.signInAs('reader'))).toBe(true);
});
