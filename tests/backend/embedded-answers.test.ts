import { inspect } from 'node:util';
import { TEST_ORIGIN } from '../support/backend.ts';
import { openBackend } from '../support/hotel.ts';

const backend = await openBackend();
const { sql } = backend;

describe('pictures', () => {
  const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

  async function upload(path: string, body: Blob | Uint8Array<ArrayBuffer>, contentType: string) {
    const admin = await backend.signInAsAdmin();
    return admin.storage.from('hotel_images').upload(path, body, { contentType });
  }
  const publicPath = (path: string) => `/storage/v1/object/public/hotel_images/${path}`;

  test.each([
    [
      'a File',
      (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'x.jpg', { type: 'image/jpeg' }),
    ],
    ['a Blob', (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'image/jpeg' })],
    ['plain bytes', (bytes: Uint8Array<ArrayBuffer>) => bytes],
  ])('%s is stored and comes back byte for byte with its own type', async (what, make) => {
    const path = `hero/1-${what.replaceAll(' ', '')}.jpg`;
    expect((await upload(path, make(JPEG), 'image/jpeg')).error).toBeNull();
    const answer = await backend.request(publicPath(path), { headers: { apikey: '' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(JPEG);
  });

  test('are served so that none can run as this site, and are kept by the browser', async () => {
    await upload('hero/2-a.jpg', JPEG, 'image/jpeg');
    const { headers } = await backend.request(publicPath('hero/2-a.jpg'));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('that are missing are not kept, and neither may they run', async () => {
    const answer = await backend.request(publicPath('hero/none.jpg'));
    expect(answer.ok).toBe(false);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a call with something that is no text', () => {
  test.each([
    ['guest_stay', { key: {} }, 'string'],
    ['cancel_stay', { key: ['a'] }, 'string'],
    ['ask_change', { key: 'a', arrival: {} }, 'date'],
    [
      'room_availability',
      { room_id: {}, from_date: '2026-12-01', to_date: '2026-12-02' },
      'string',
    ],
  ])('%s is refused as the sender’s fault', async (name, args, type) => {
    const answer = await backend.post(`/rest/v1/rpc/${name}`, args);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: '22P02',
      message: `invalid input syntax for type ${type}`,
    });
  });
});

test('what the database refuses is one line on the terminal, without what was sent', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  await backend.post('/rest/v1/messages', { name: 'Sok Dara', email: 'no address' });
  const lines = printed.mock.calls.map((said) => inspect(said[0]));
  printed.mockRestore();
  expect(lines).toEqual([expect.stringMatching(/^[0-9A-Z]{5}: [^\n]+$/)]);
  expect(lines.join('')).not.toContain('Sok Dara');
});

test('the door for other services’ logins, which nobody uses, leads back to the site that was asked', async () => {
  const answer = await backend.request('/auth/v1/callback', { redirect: 'manual' });
  expect(answer.status).toBe(303);
  const { origin } = new URL(answer.headers.get('location') ?? '');
  expect(origin).toBe(TEST_ORIGIN);
});

describe('reads', () => {
  const CONTENT = '/rest/v1/rpc/site_content';

  test('are asked for every time but sent only when something changed', async () => {
    const first = await backend.request(CONTENT);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const eTag = first.headers.get('etag') ?? '';
    const again = await backend.request(CONTENT, { headers: { 'if-none-match': eTag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');

    await sql`update rooms set price = price + 1`;
    const changed = await backend.request(CONTENT, { headers: { 'if-none-match': eTag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(eTag);
  });
});

describe('answers are those of a hosted project', () => {
  test('a price is a number', async () => {
    await sql`update rooms set price = 129 where id = 'room-standard'`;
    const answer = await backend.request('/rest/v1/rooms?id=eq.room-standard&select=price');
    expect(await answer.text()).toBe('[{"price":129}]');
    await sql`update rooms set price = 129.5 where id = 'room-standard'`;
    const again = await backend.request('/rest/v1/rooms?id=eq.room-standard&select=price');
    expect(await again.text()).toBe('[{"price":129.5}]');
  });

  test.each([
    ['check (price < 5000)', '23514', { price: 6000 }],
    ['exclude (name with =)', '23P01', { name: 'Horizon Deluxe' }],
  ])('a broken constraint, "%s", is a 400 with code %s', async (constraint, code, patch) => {
    const admin = await backend.signInAsAdmin();
    await sql`update rooms set name = id`;
    await sql`update rooms set name = 'Horizon Deluxe' where id = ${'room-deluxe'}`;
    await backend.serviceSql(`alter table public.rooms add constraint said_here ${constraint}`);
    const { error, status } = await admin.from('rooms').update(patch).eq('id', 'room-standard');
    await sql`alter table rooms drop constraint said_here`;
    expect({ status, code: error?.code }).toEqual({ status: 400, code });
    expect(error?.message).toMatch(/^[^:]*violates (check|exclusion) constraint "said_here"$/);
    // Postgres omits a row's values from the error if policies might hide the row from the role.
    if (code === '23P01') expect(error?.details).toMatch(/^Key /);
  });

  test('JSON nested thousands of levels deep is refused with its own error', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = `{"room_id": "room-deluxe", "check_in": null, "nights": 1, "guests": 1, "extras": ${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
    const answer = await backend.request('/rest/v1/rpc/stay_quote', {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'the request is nested too deep' });
  });

  test('a NUL character is refused with its own error, wherever it is', async () => {
    const post = (path: string, body: object) =>
      backend.request(path, { method: 'POST', body: JSON.stringify(body) });
    const get = (path: string) => backend.request(path);
    const admin = await backend.signInAsAdmin();
    const upload = await admin.storage
      .from('hotel_images')
      .upload('hero/1\0.jpg', new Uint8Array([1]), { contentType: 'image/jpeg' });
    expect(upload.error).toMatchObject({ status: 400 });
    const asked = [
      get('/rest/v1/rooms?id=eq.a%00b'),
      get('/rest/v1/ro%00oms'),
      get('/storage/v1/object/public/hotel_images/hero/a%00.jpg'),
      get('/auth/v1/verify?type=recovery&token=a%00'),
      post('/auth/v1/token?grant_type=password', { email: 'a\0@b.test', password: 'x' }),
      post('/auth/v1/recover', { email: 'a\0@b.test' }),
      post('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'a\0' }),
      post('/rest/v1/messages', { name: 'a\0', email: 'a@b.test', subject: 'x', message: 'y' }),
    ];
    for (const answer of await Promise.all(asked)) {
      expect({ url: answer.url, status: answer.status }).toMatchObject({ status: 400 });
      expect(await answer.json()).toBeTypeOf('object');
    }
  });
});
