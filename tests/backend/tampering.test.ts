import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { openBackend, saveSection } from '../support/hotel.ts';
import { signInEveryRole } from './access/actors.ts';
import { allRows } from './access/functions.ts';

/** Sends requests that no screen sends. Each must leave the database unchanged. */
let before: unknown;

const backend = await openBackend();
const clients = await signInEveryRole(backend);
beforeEach(async () => {
  before = await allRows(backend.db);
  return async () => expect(await allRows(backend.db)).toEqual(before);
});

describe('[N-09] a section takes only its own shape, even from an administrator', () => {
  const { heroSection, contactInfo } = DEFAULT_CONTENT.sections;
  const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

  test.each([
    ['a list', 'heroSection', []],
    ['a number', 'heroSection', 7],
    ['nothing', 'heroSection', {}],
    ['another section’s value', 'heroSection', contactInfo],
    ['an unknown field', 'heroSection', { ...heroSection, script: 'x' }],
    [
      'a __proto__ field',
      'heroSection',
      JSON.parse('{"title":"T","subtitle":"","image":"","__proto__":{"admin":true}}'),
    ],
    ['1,000 levels', 'heroSection', { ...heroSection, title: nested(1000) }],
  ])('%s', async (_what, key, value) => {
    const answer = await saveSection(clients.admin, key, value);
    expect([answer.status, answer.error?.code]).toEqual([422, 'PT422']);
  });

  test('10 MB are refused as too large', async () => {
    const value = { privacy: 'x'.repeat(10 * 1024 * 1024), terms: '' };
    const answer = await saveSection(clients.admin, 'legal', value);
    expect([answer.status, answer.error?.code]).toEqual([413, 'PT413']);
  });

  test('100,000 levels are refused and the backend lives', async () => {
    const body = `{"value":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const { data } = await clients.admin.auth.getSession();
    const response = await backend.request('/rest/v1/hotel_config?key=eq.legal', {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body,
    });
    expect(response.ok).toBe(false);
    expect((await clients.anon.from('rooms').select('id')).data).not.toEqual([]);
  });

  test('a key outside the list', async () => {
    const answer = await clients.admin.from('hotel_config').insert({ key: 'rooms', value: {} });
    expect([answer.status, answer.error?.code]).toEqual([422, 'PT422']);
  });

  test('a section under another section’s key', async () => {
    const answer = await clients.admin
      .from('hotel_config')
      .update({ key: 'legal' })
      .eq('key', 'heroSection')
      .select();
    expect(answer.error?.code).toBe('PT422');
  });
});

describe('what REST does not open at all', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    backend.request(`/rest/v1/${path}`, { headers });

  const FUNCTIONS = 'has_role guard_profile pg_sleep set_config truncate crypt'.split(' ');
  test('functions, relations and schemas that are not the product’s', async () => {
    const paths = [...FUNCTIONS.map((name) => `rpc/${name}`), 'users', 'objects', 'pg_authid'];
    for (const path of paths) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
      expect((await backend.post(`/rest/v1/${path}`, {})).status).toBe(404);
    }
    for (const schema of ['private', 'auth', 'storage', 'extensions', 'pg_catalog'])
      expect((await get('users', { 'accept-profile': schema })).status).toBe(406);
  });

  test('an object where a list is meant is refused, and the next one is answered', async () => {
    for (let i = 0; i < 2; i += 1) {
      const response = await backend.post('/rest/v1/rpc/reorder_rooms', { ids: {} });
      expect(response.status).toBe(400);
      expect((await clients.anon.from('rooms').select('id')).data).not.toEqual([]);
    }
  });
});
