import { normaliseContent, type HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { toHotelData } from '@/content/store/hotel-data';
import { fromHotelData } from '@/content/store/queries/cached-content';
import { SECTION_KEYS } from '@/content/schema/sections';
import { hotelImageSchema } from '@/content/schema/image';
import { blankRoom, roomSchema } from '@/content/schema/room';
import { testimonialSchema } from '@/content/schema/testimonial';
import { BLOCK_KINDS, blankBlock } from '@/content/schema/block';
import {
  bandSchema,
  chargeSchema,
  discountSchema,
  extraSchema,
} from '@/content/schema/price-rules';
import { periodSchema, priceSpanSchema } from '@/content/schema/price-rules';
import { blankPage } from '@/content/schema/page';
import { eachSection, differentFrom } from '../support/schema-walk';

const OTHER: HotelContent = {
  version: 'd41d8cd98f00b204e9800998ecf8427e',
  sections: eachSection(differentFrom),
  // The cast is safe: the object is made from the list of all keys.
  sectionVersions: Object.fromEntries(
    SECTION_KEYS.map((key) => [key, `version of ${key}`]),
  ) as HotelContent['sectionVersions'],
  rooms: [differentFrom(roomSchema, DEFAULT_CONTENT.rooms[0] ?? {})],
  testimonials: [differentFrom(testimonialSchema, DEFAULT_CONTENT.testimonials[0] ?? {})],
  images: [differentFrom(hotelImageSchema, {})],
  prices: {
    periods: [differentFrom(periodSchema, {})],
    spans: [differentFrom(priceSpanSchema, {})],
    discounts: [differentFrom(discountSchema, {})],
    extras: [differentFrom(extraSchema, {})],
    bands: [differentFrom(bandSchema, {})],
    charges: [differentFrom(chargeSchema, {})],
    codes: true,
  },
  pages: [
    {
      ...blankPage(),
      id: 'page-1',
      title: 'The table',
      slug: 'table',
      blocks: BLOCK_KINDS.map((kind) => blankBlock(kind, kind)),
      formerSlugs: ['supper'],
      position: 3,
      updatedAt: 'then',
    },
  ],
};

test('[N-01] [N-02] every field of the content comes back from the content cache', () => {
  const cached: unknown = JSON.parse(JSON.stringify(toHotelData(OTHER, 1)));
  expect(fromHotelData(cached, DEFAULT_CONTENT)).toEqual({ content: OTHER, savedAt: 1 });
});

test.each([0, -1, '5', null, undefined])('content saved at %j is as old as can be', (savedAt) => {
  const cached = { ...toHotelData(OTHER, 1), savedAt };
  expect(fromHotelData(cached, DEFAULT_CONTENT)?.savedAt).toBe(0);
});

test('every field of an answer is taken, and none of the fallback’s', () => {
  expect(normaliseContent(OTHER, DEFAULT_CONTENT)).toEqual(OTHER);
});

test.each(['rooms', 'testimonials', 'images'] as const)(
  'of %s, what is no list is the fallback’s, and an empty list is empty',
  (field) => {
    for (const wrong of [undefined, null, {}, 'x', 7]) {
      const content = normaliseContent({ ...OTHER, [field]: wrong }, OTHER);
      expect(content[field]).toBe(OTHER[field]);
    }
    expect(normaliseContent({ ...OTHER, [field]: [] }, OTHER)[field]).toEqual([]);
  },
);

test('of two items with one id the first counts, and of a flood of items as many as a hotel may have', () => {
  const [room] = OTHER.rooms;
  const rooms = [room, { ...room, name: 'Again' }, { ...room, id: 'room-2' }];
  const content = normaliseContent({ ...OTHER, rooms }, DEFAULT_CONTENT);
  expect(content.rooms.map(({ id, name }) => [id, name])).toEqual([
    [room?.id, room?.name],
    ['room-2', room?.name],
  ]);
  const flood = Array.from({ length: 5001 }, (_, index) => ({ ...room, id: `room-${index}` }));
  expect(normaliseContent({ rooms: flood }, DEFAULT_CONTENT).rooms).toHaveLength(5000);
});

test('a room that has but an id and a name is one; without either it is none', () => {
  const repaired = (room: object) =>
    normaliseContent({ rooms: [room] }, DEFAULT_CONTENT).rooms.at(0);
  const bare = { id: 'room-1', name: 'Bare' };
  const rest = { ...blankRoom(), images: [], position: 0, updatedAt: '' };
  expect(repaired(bare)).toEqual({ ...rest, ...bare });
  expect(repaired({ id: 'room-1' })).toBeUndefined();
  expect(repaired({ name: 'Bare' })).toBeUndefined();
});

test.each(['id', 'text', 'author'] as const)('a testimonial without %s is none', (missing) => {
  const whole = { id: 'testimonial-1', text: 'Quiet.', author: 'Guest' };
  const repaired = (one: object) =>
    normaliseContent({ testimonials: [one] }, DEFAULT_CONTENT).testimonials;
  const blank = { position: '', rating: 5, source: '', month: '', sample: false };
  expect(repaired(whole)).toEqual([{ ...whole, ...blank, sortOrder: 0, updatedAt: '' }]);
  const { [missing]: _gone, ...rest } = whole;
  expect(repaired(rest)).toEqual([]);
});

test('a picture with anything wrong is none', () => {
  const [image] = OTHER.images;
  for (const wrong of [{ id: '' }, { category: 'kitchen' }, { focalX: 1.1 }, { variants: [{}] }]) {
    const images = [{ ...image, ...wrong }];
    expect([wrong, normaliseContent({ images }, DEFAULT_CONTENT).images]).toEqual([wrong, []]);
  }
  for (const type of ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']) {
    const images = [{ ...image, variants: [{ path: 'about/1-a-480.webp', width: 480, type }] }];
    expect(normaliseContent({ images }, DEFAULT_CONTENT).images).toEqual(images);
  }
});

test('a version that is no text, or a long one, is none', () => {
  const versions = (heroSection: unknown) =>
    normaliseContent({ sectionVersions: { heroSection } }, DEFAULT_CONTENT).sectionVersions
      .heroSection;
  expect(versions('x'.repeat(40))).toBe('x'.repeat(40));
  expect([versions('x'.repeat(41)), versions(7), versions(undefined)]).toEqual(['', '', '']);
});

test('what a hotel has never written since an upgrade shows nothing of the sample, and no moon', () => {
  const { sections } = DEFAULT_CONTENT;
  const upgraded = {
    sections: { hotelInfo: sections.hotelInfo },
    sectionVersions: { hotelInfo: '1' },
  };
  const { place, moon } = normaliseContent(upgraded, DEFAULT_CONTENT).sections;
  expect([place, moon.over]).toEqual([{ sentence: '', image: '' }, 'off']);
  // A hotel without any content starts with the sample.
  expect(normaliseContent({}, DEFAULT_CONTENT).sections).toMatchObject({
    place: sections.place,
    moon: sections.moon,
  });
});
