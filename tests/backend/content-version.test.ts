import { describe, expect, test } from 'vitest';
import type { HotelContent } from '@/content/store/hotel-content';
import { fetchContent } from '@/content/store/services/content-service';
import { openHotel, saveSection } from '../support/hotel.ts';

/** What `site_content()` says to who knows a version of the content (decision 0046). */

const backend = await openHotel();
const { admin } = backend;
backend.answerFetch();

const question = (args: object) => backend.client().rpc('site_content', args, { get: true });

test('who knows the current version gets it back, and nothing else', async () => {
  const { version } = await fetchContent();
  const { data } = await question({ known: version });
  expect(data).toEqual({ version });
  expect(JSON.stringify(data).length).toBeLessThan(50);
});

test.each([
  ['an older one', { known: 'd41d8cd98f00b204e9800998ecf8427e' }],
  ['none', {}],
  ['an empty one', { known: '' }],
  ['what is no version', { known: 'x'.repeat(2000) }],
])('who knows %s gets all of it', async (_what, args) => {
  expect((await question(args)).data).toEqual((await question({})).data);
});

test('visitors and staff count the same version', async () => {
  const { data } = await admin.rpc('site_content', {}, { get: true });
  expect(data.version).toBe((await fetchContent()).version);
});

test('asked again, the content that is here stays the same object', async () => {
  const known = await fetchContent();
  expect(await fetchContent(undefined, known)).toBe(known);
});

describe('what staff save is another version', () => {
  let known: HotelContent;

  async function expectNewer(change: PromiseLike<{ error: unknown }>): Promise<void> {
    known = await fetchContent();
    const { error } = await change;
    expect(error).toBeNull();
    const content = await fetchContent(undefined, known);
    expect(content.version).not.toBe(known.version);
    expect(content).toEqual(await fetchContent());
  }

  const rooms = () => admin.from('rooms');
  const testimonials = () => admin.from('testimonials');
  const picture = {
    path: 'general/1-a.jpg',
    category: 'general',
    data: 'https://example.com/a.jpg',
    position: 0,
  };

  test.each<[string, () => PromiseLike<{ error: unknown }>]>([
    [
      'a section',
      () => saveSection(admin, 'heroSection', { title: 'T', subtitle: '', image: '', sky: '' }),
    ],
    [
      'the same section, saved as it was',
      () => admin.from('hotel_config').update({ key: 'heroSection' }).eq('key', 'heroSection'),
    ],
    ['a room', () => rooms().update({ price: 201 }).eq('id', 'room-deluxe')],
    [
      'the order of the rooms',
      () => admin.rpc('reorder_rooms', { ids: ['room-premier', 'room-deluxe', 'room-standard'] }),
    ],
    ['a room that goes', () => rooms().delete().eq('id', 'room-standard')],
    ['a testimonial', () => testimonials().update({ rating: 3 }).eq('id', 'testimonial-1')],
    ['a testimonial that goes', () => testimonials().delete().eq('id', 'testimonial-2')],
    ['a picture', () => admin.from('hotel_images').insert(picture)],
    [
      'a picture’s description',
      () => admin.from('hotel_images').update({ alt: 'Sea' }).eq('path', picture.path),
    ],
    ['a picture that goes', () => admin.from('hotel_images').delete().eq('path', picture.path)],
  ])('%s', async (_what, change) => expectNewer(change()));
});

test('what visitors send is no other version', async () => {
  const { version } = await fetchContent();
  const message = { name: 'Sok', email: 'sok@example.com', subject: 'Hello', message: 'Hello.' };
  const { error } = await backend.client().from('messages').insert(message);
  expect(error).toBeNull();
  expect((await question({ known: version })).data).toEqual({ version });
});
