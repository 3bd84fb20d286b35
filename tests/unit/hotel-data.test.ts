import { expect, test } from 'vitest';
import { normaliseContent } from '@/hotel/content/content';
import type { HotelContent } from '@/hotel/content/content';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { fromHotelData, HOTEL_DATA_KEY, toHotelData } from '@/hotel/content/hotel-data';

const SAVED_AT = 1_763_640_000_000;
const stored = () => JSON.parse(JSON.stringify(toHotelData(DEFAULT_CONTENT, SAVED_AT)));

test('[N-01] the content cache lies under hotelData', () => {
  expect(HOTEL_DATA_KEY).toBe('hotelData');
});

test('[N-02] the content cache has the specification’s flat fields', () => {
  expect(stored()).toMatchObject({
    hotelName: 'Chanrea House',
    heroTitle: 'Where the moon rises from the sea',
    heroSubtitle: 'A quiet house of teak, stone and lantern light on the coast of Kep.',
    heroImage: '/images/hero.jpg',
    about: {
      title: expect.any(String),
      description: expect.any(String),
      images: expect.any(Array),
    },
    luxuryExperience: {
      title: expect.any(String),
      description: expect.any(String),
      images: expect.any(Array),
    },
    openingHours: 'Reception open daily, 24 hours',
    location: 'Sample Coast Road, Kep, Cambodia',
    supportPhone: '+855 00 555 0142',
    rooms: expect.any(Array),
    testimonials: expect.any(Array),
  });
});

test('[N-35] the flat fields are not read again: the content is kept once more, whole', () => {
  const data = { ...stored(), hotelName: 'Another House', rooms: [] };
  expect(fromHotelData(data, DEFAULT_CONTENT)?.content).toEqual(DEFAULT_CONTENT);
});

test('[N-04] [N-05] [N-06] [N-07] the built-in rooms are the specification’s', () => {
  const facts = DEFAULT_CONTENT.rooms.map(({ type, price, capacity, size, bestSeller }) => [
    type,
    price,
    capacity,
    size,
    bestSeller,
  ]);
  expect(facts).toEqual([
    ['standard', 129, 2, 30, true],
    ['deluxe', 199, 2, 35, false],
    ['premier', 249, 3, 40, false],
  ]);
});

test('[N-08] the built-in testimonials have id, text, author, position and rating', () => {
  expect(DEFAULT_CONTENT.testimonials.length).toBeGreaterThan(0);
  for (const one of DEFAULT_CONTENT.testimonials) {
    expect(one).toMatchObject({
      id: expect.stringMatching(/^testimonial-/),
      text: expect.any(String),
      author: expect.any(String),
      position: expect.any(String),
      rating: expect.any(Number),
    });
  }
});

test('[N-11] the default phone and address are marked as samples', () => {
  const { location, phone } = DEFAULT_CONTENT.sections.contactInfo;
  expect(location).toContain('Sample');
  expect(phone).toContain('555 01');
});

test('what is cached comes back whole', () => {
  expect(fromHotelData(stored(), DEFAULT_CONTENT)).toEqual({
    content: DEFAULT_CONTENT,
    savedAt: SAVED_AT,
  });
});

test('[N-35] a cache of another version, or no object at all, is not read', () => {
  for (const input of [null, [], 'x', 7, {}, { ...stored(), version: 1 }]) {
    expect(fromHotelData(input, DEFAULT_CONTENT)).toBeUndefined();
  }
});

test('[N-35] one broken field falls back to its default and spares the others', () => {
  const data = stored();
  data.content.sections.heroSection.title = { evil: true };
  data.content.sections.hotelInfo.name = 'Kept House';
  const result = fromHotelData(data, DEFAULT_CONTENT);
  expect(result?.content.sections.heroSection.title).toBe(
    DEFAULT_CONTENT.sections.heroSection.title,
  );
  expect(result?.content.sections.hotelInfo.name).toBe('Kept House');
});

test('[N-34] picture bytes are never taken from the cache', () => {
  const data = stored();
  data.content.sections.heroSection.image = 'data:image/png;base64,AAAA';
  expect(fromHotelData(data, DEFAULT_CONTENT)?.content.sections.heroSection.image).toBe(
    DEFAULT_CONTENT.sections.heroSection.image,
  );
});

test('a poisoned cache changes no prototype', () => {
  const poisoned = JSON.parse(
    `{"version":2,"content":{"__proto__":{"polluted":true},"rooms":[{"__proto__":{"polluted":true},"id":"r","name":"R"}]}}`,
  );
  const rooms = fromHotelData(poisoned, DEFAULT_CONTENT)?.content.rooms;
  expect(rooms?.map(({ name }) => name)).toEqual(['R']); // it has been read
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

/** A repeatable source of numbers 0…1 (mulberry32), so that a failure can be seen again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const STRANGE: unknown[] = [
  null,
  undefined,
  '',
  'x'.repeat(9999),
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  -1,
  0,
  1.5,
  1e308,
  Number.NaN,
  true,
  [],
  {},
  [[[]]],
  { length: 3 },
  { toString: 'no' },
  '\u0000',
  '៛'.repeat(50),
];

function mutate(value: unknown, random: () => number, depth = 0): unknown {
  const pick = STRANGE[Math.floor(random() * STRANGE.length)];
  if (random() < 0.08 && depth > 0) return pick;
  if (Array.isArray(value)) {
    const items = value.map((item) => mutate(item, random, depth + 1));
    return random() < 0.1 ? [...items, pick, items[0]] : items;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(() => random() > 0.05)
      .map(([key, item]) => [key, mutate(item, random, depth + 1)] as const);
    return Object.fromEntries(
      random() < 0.1 ? [...entries, ['constructor', pick] as const] : entries,
    );
  }
  return value;
}

/** Every text and number that a page would show. */
function assertSound(content: HotelContent, seed: number): void {
  const text = JSON.stringify(content);
  expect(text, `seed ${seed}`).not.toMatch(/"(undefined|NaN|\[object Object\])"/);
  const pictures = [
    content.sections.heroSection.image,
    content.sections.hotelInfo.logo,
    ...content.sections.aboutSection.images,
    ...content.sections.luxuryExperience.images,
    ...content.rooms.flatMap((room) => room.images),
  ];
  expect(pictures.join(' '), `seed ${seed}`).not.toMatch(/javascript:|data:|</);
  expect(content.sections.hotelInfo.primaryColor, `seed ${seed}`).toMatch(/^#[0-9a-f]{6}$/);
  for (const room of content.rooms) {
    expect(Number.isFinite(room.price), `seed ${seed}`).toBe(true);
    expect(room.name, `seed ${seed}`).not.toBe('');
  }
}

test('[N-35] 10,000 mutated documents never crash and always give whole content', () => {
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const mutated: unknown = mutate(stored(), randomFrom(seed));
    const result = fromHotelData(mutated, DEFAULT_CONTENT);
    if (!result) continue;
    assertSound(result.content, seed);
    if (seed % 50 === 0) {
      // What was repaired once stays as it is.
      const again = JSON.parse(JSON.stringify(toHotelData(result.content, SAVED_AT)));
      expect(fromHotelData(again, DEFAULT_CONTENT)?.content).toEqual(result.content);
    }
  }
});

test('an answer that is not content at all gives the fallback', () => {
  for (const input of [null, 3, 'x', []]) {
    expect(normaliseContent(input, DEFAULT_CONTENT)).toEqual(DEFAULT_CONTENT);
  }
});
