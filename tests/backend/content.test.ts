import { describe, expect, test } from 'vitest';
import { fetchContent } from '@/content/store/services/content-service';
import { startTestBackend } from '../support/backend.ts';
import { openHotel, saveSection } from '../support/hotel.ts';

const backend = await openHotel();
const { admin, sql, exec, change } = backend;
backend.answerFetch();

const hero = (title: string) => ({ title, subtitle: '', image: '', sky: '' });

describe('updated_at', () => {
  test('only ever grows, in whole milliseconds', async () => {
    let last = 0;
    for (let i = 0; i < 20; i += 1) {
      const { data } = await change('room-deluxe', { price: 200 }, 'rooms');
      const now = Date.parse(data?.[0].updated_at);
      expect(now).toBeGreaterThan(last);
      last = now;
    }
    const [row] = await sql`select updated_at = date_trunc('milliseconds', updated_at) as exact
      from rooms where id = 'room-deluxe'`;
    expect(row).toEqual({ exact: true });
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

test('[N-36] a version read from site_content can be saved against too', async () => {
  const { data } = await backend.client().rpc('site_content', {}, { get: true });
  const { heroSection: seen } = data.sectionVersions;
  const save = () => saveSection(admin, 'heroSection', hero('Read')).eq('updated_at', seen);
  expect([(await save()).data?.length, (await save()).data?.length]).toEqual([1, 0]);
});

describe('site_content', () => {
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

/** What `site_content()` says to who knows a version of the content (decision 0046). */
describe('a version of the content', () => {
  const question = async (args: object) =>
    (await backend.client().rpc('site_content', args, { get: true })).data;

  test('that is the current one is all that is said to who knows it, and keeps the object', async () => {
    const known = await fetchContent();
    expect(await question({ known: known.version })).toEqual({ version: known.version });
    expect(await fetchContent(undefined, known)).toBe(known);
  });

  test.each(['d41d8cd98f00b204e9800998ecf8427e', '', 'x'.repeat(2000)])(
    'is not %j: who knows that gets all of it',
    async (known) => expect(await question({ known })).toEqual(await question({})),
  );

  test.each<[string, () => PromiseLike<{ error: unknown }>]>([
    [
      'a section, saved as it was',
      () => admin.from('hotel_config').update({ key: 'heroSection' }).eq('key', 'heroSection'),
    ],
    ['a room', () => admin.from('rooms').update({ price: 201 }).eq('id', 'room-deluxe')],
    [
      'a testimonial that goes',
      () => admin.from('testimonials').delete().eq('id', 'testimonial-2'),
    ],
  ])('is another one after a save of %s', async (_what, save) => {
    const known = await fetchContent();
    expect((await save()).error).toBeNull();
    const content = await fetchContent(undefined, known);
    expect(content.version).not.toBe(known.version);
    expect(content).toEqual(await fetchContent());
  });
});
