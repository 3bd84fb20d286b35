import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../support/backend.ts';
import { openHotel, saveSection } from '../support/hotel.ts';

const backend = await openHotel();
const { admin, sql, exec } = backend;

const hero = (title: string) => ({ title, subtitle: '', image: '', sky: '' });
const heroRow = async () =>
  (await admin.from('hotel_config').select('*').eq('key', 'heroSection').single()).data;

describe('updated_at', () => {
  test.each([
    ['hotel_config', 'key', 'heroSection', { value: hero('Versioned') }],
    ['rooms', 'id', 'room-deluxe', { price: 200 }],
    ['testimonials', 'id', 'testimonial-1', { rating: 4 }],
  ])('of %s only ever grows, in whole milliseconds', async (table, key, id, patch) => {
    let last = 0;
    for (let i = 0; i < 20; i += 1) {
      const { data } = await admin.from(table).update(patch).eq(key, id).select().single();
      const now = Date.parse(data.updated_at);
      expect(now).toBeGreaterThan(last);
      last = now;
    }
    const [row] = await backend.serviceSql<{ exact: boolean }>(
      `select updated_at = date_trunc('milliseconds', updated_at) as exact
       from public.${table} where ${key} = $1`,
      [id],
    );
    expect(row?.exact).toBe(true);
  });

  test('[N-20] of the client does not count, even from an administrator', async () => {
    const { data } = await admin
      .from('hotel_config')
      .update({ value: hero('From the future'), updated_at: '2199-01-01T00:00:00Z' })
      .eq('key', 'heroSection')
      .select()
      .single();
    expect(Math.abs(Date.parse(data.updated_at) - Date.now())).toBeLessThan(60_000);
  });

  test('grows even when the clock went back', async () => {
    // A clock that was an hour ahead and has been put right.
    await exec`
      alter table rooms disable trigger touch_updated_at;
      update rooms set updated_at = date_trunc('milliseconds', now()) + interval '1 hour';
      alter table rooms enable trigger touch_updated_at`;
    const versions = async () =>
      (
        await sql<{ ms: number }>`
          select extract(epoch from updated_at)::float8 * 1000 as ms from rooms order by id`
      ).map(({ ms }) => Math.round(ms));
    const before = await versions();
    await exec`update rooms set position = position`;
    expect(await versions()).toEqual(before.map((ms) => ms + 1));
  });
});

describe('[N-36] two administrators on one section', () => {
  test('fifty at once: one lands', async () => {
    const seen = (await heroRow()).updated_at;
    const saves = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        saveSection(admin, 'heroSection', hero(`Title ${i}`)).eq('updated_at', seen),
      ),
    );
    expect(saves.filter(({ data }) => data?.length === 1)).toHaveLength(1);
  });

  test('a version read from site_content can be saved against too', async () => {
    const { data } = await backend.client().rpc('site_content', {}, { get: true });
    const { data: saved } = await saveSection(admin, 'heroSection', hero('Read')).eq(
      'updated_at',
      data.sectionVersions.heroSection,
    );
    expect(saved).toHaveLength(1);
  });
});

describe('site_content', () => {
  test('[G-29] a visitor sees what an administrator saved', async () => {
    await saveSection(admin, 'heroSection', hero('Moonrise'));
    const { data } = await backend.client().rpc('site_content', {}, { get: true });
    expect(data.sections.heroSection.title).toBe('Moonrise');
  });

  test('rooms and testimonials come in their order', async () => {
    await admin.rpc('reorder_rooms', { ids: ['room-premier', 'room-standard', 'room-deluxe'] });
    const { data } = await backend.client().rpc('site_content', {}, { get: true });
    expect(data.rooms.map((room: { id: string }) => room.id)).toEqual([
      'room-premier',
      'room-standard',
      'room-deluxe',
    ]);
  });

  test('of an empty database is empty lists, not null', async () => {
    const bare = await startTestBackend({ seed: false });
    const { data } = await bare.client().rpc('site_content', {}, { get: true });
    await bare.stop();
    expect(data).toMatchObject({ rooms: [], testimonials: [], images: [] });
    expect(data.sections).toBeTypeOf('object');
  });
});
