import { chooseSupabase } from '../../supabase/embedded/supabase-choice.ts';
import { isBlockedByBrowsers, isLoopbackHost, portFrom } from '../../supabase/embedded/ports.ts';
import { portToTryAfter } from '../../supabase/embedded/ports.ts';

const URL_ = 'https://abcdefgh.supabase.co';
const KEY = 'sb_publishable_x';
const choose = (url?: string, key?: string) =>
  chooseSupabase({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key });

describe('which Supabase the site talks to', () => {
  test('nothing set, or set to nothing: the embedded one with the key of config.toml', () => {
    for (const chosen of [choose(), choose('', ''), choose(' ', ' ')])
      expect(chosen).toEqual({ kind: 'embedded', key: expect.stringMatching(/^sb_publishable_/) });
  });

  test('both set: that project', () => {
    expect(choose(`${URL_}/`, KEY)).toEqual({ kind: 'hosted', url: URL_, key: KEY });
    expect(choose('http://127.0.0.1:54321', KEY)).toMatchObject({ kind: 'hosted' });
  });

  test.each([
    [URL_, '', 'VITE_SUPABASE_URL is set but VITE_SUPABASE_PUBLISHABLE_KEY is not'],
    ['', KEY, 'VITE_SUPABASE_PUBLISHABLE_KEY is set but VITE_SUPABASE_URL is not'],
    ['abcdefgh', KEY, 'VITE_SUPABASE_URL is "abcdefgh", which is not the address'],
    ['abcdefgh.supabase.co', KEY, 'which is not the address'],
    ['ftp://abcdefgh.supabase.co', KEY, 'which is not the address'],
    [`${URL_}/rest/v1`, KEY, 'which is not the address'],
    ['postgresql://postgres:x@db.abcdefgh.supabase.co:5432/postgres', KEY, 'not the address'],
    [URL_, 'sb_secret_x', 'VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key'],
    [URL_, jwt({ role: 'service_role' }), 'VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key'],
  ])('%j with %j is refused with one sentence that says what to do', (url, key, sentence) => {
    const chosen = choose(url, key);
    expect(chosen).toMatchObject({ kind: 'wrong', sentence: expect.stringContaining(sentence) });
    expect(chosen).toMatchObject({ sentence: expect.stringMatching(/set (it|both) in \.env/) });
  });

  test('the key is read under its present name first, and under its earlier one', () => {
    const named = (keys: Record<string, string>) =>
      chooseSupabase({ VITE_SUPABASE_URL: URL_, ...keys });
    const earlier = { VITE_SUPABASE_ANON_KEY: 'sb_publishable_earlier' };
    expect(named(earlier)).toMatchObject({ key: 'sb_publishable_earlier' });
    expect(named({ ...earlier, VITE_SUPABASE_PUBLISHABLE_KEY: KEY })).toMatchObject({ key: KEY });
    expect(chooseSupabase(earlier)).toMatchObject({
      sentence: expect.stringContaining(
        'VITE_SUPABASE_ANON_KEY is set but VITE_SUPABASE_URL is not',
      ),
    });
  });

  test('the showcase is of the embedded backend, whatever .env names', () => {
    vi.stubEnv('HOUSE', 'showcase');
    expect(choose(URL_, KEY)).toMatchObject({ kind: 'embedded' });
    vi.unstubAllEnvs();
  });

  test('a legacy anon key is a good key', () => {
    expect(choose(URL_, jwt({ role: 'anon' }))).toMatchObject({ kind: 'hosted' });
  });
});

describe('where it answers', () => {
  test('PORT is a number from 1 to 65535, or left out', () => {
    expect(portFrom(undefined, 5173)).toBe(5173);
    expect(portFrom('', 5173)).toBe(5173);
    expect(portFrom('1', 5173)).toBe(1);
    expect(portFrom('65535', 5173)).toBe(65535);
    for (const wrong of ['0', '65536', '-1', '80x', '1e3', '5173.5', ' 80'])
      expect(portFrom(wrong, 5173)).toBeUndefined();
  });

  test('ports that no browser opens are known, and never proposed', () => {
    for (const blocked of [1, 4190, 5060, 5061, 6000, 6665, 6669, 10080])
      expect(isBlockedByBrowsers(blocked)).toBe(true);
    for (const open of [80, 443, 4173, 5173, 8080]) expect(isBlockedByBrowsers(open)).toBe(false);
    expect(portToTryAfter(4190)).toBe(4191);
    expect(portToTryAfter(5059)).toBe(5062);
    expect(portToTryAfter(6664)).toBe(6670);
    expect(portToTryAfter(65535)).toBe(5173);
  });

  test('only this machine is served', () => {
    for (const host of [undefined, 'localhost', '127.0.0.1', '::1'])
      expect(isLoopbackHost(host)).toBe(true);
    for (const host of [true, '0.0.0.0', '::', '192.168.0.2', 'localhost.evil.test'])
      expect(isLoopbackHost(host)).toBe(false);
  });
});

function jwt(claims: object): string {
  return `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
}
