import { normaliseContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { HOTEL_DATA_KEY, toHotelData } from '@/content/store/hotel-data';
import { fromHotelData } from '@/content/store/queries/cached-content';

const SAVED_AT = 1_763_640_000_000;
const stored = () => JSON.parse(JSON.stringify(toHotelData(DEFAULT_CONTENT, SAVED_AT)));

test('[N-01] the content cache lies under hotelData', () => {
  expect(HOTEL_DATA_KEY).toBe('hotelData');
});

test('[N-02] the content cache has the specification’s flat fields', () => {
  const texts = { title: expect.any(String), description: expect.any(String) };
  const words = { ...texts, images: expect.any(Array) };
  expect(stored()).toMatchObject({
    hotelName: 'Chanrea House',
    heroTitle: 'Where the moon rises from the sea',
    heroSubtitle: 'A quiet house of teak, stone and lantern light on the coast of Kep.',
    heroImage: '/images/hero.jpg',
    about: words,
    luxuryExperience: words,
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
  expect(DEFAULT_CONTENT.rooms).toMatchObject([
    { type: 'standard', price: 129, capacity: 2, size: 30, bestSeller: true },
    { type: 'deluxe', price: 199, capacity: 2, size: 35, bestSeller: false },
    { type: 'premier', price: 249, capacity: 3, size: 40, bestSeller: false },
  ]);
});

test('[N-08] the built-in testimonials have id, text, author, position and rating', () => {
  expect(DEFAULT_CONTENT.testimonials.length).toBeGreaterThan(0);
  for (const one of DEFAULT_CONTENT.testimonials) {
    const words = { text: expect.any(String), author: expect.any(String) };
    const more = { position: expect.any(String), rating: expect.any(Number) };
    expect(one).toMatchObject({ id: expect.stringMatching(/^testimonial-/), ...words, ...more });
  }
});

test('[N-11] the default phone and address are marked as samples', () => {
  const { location, phone } = DEFAULT_CONTENT.sections.contactInfo;
  expect(location).toContain('Sample');
  expect(phone).toContain('555 01');
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
  const { title } = DEFAULT_CONTENT.sections.heroSection;
  expect(result?.content.sections.heroSection.title).toBe(title);
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

test('an answer that is not content at all gives the fallback', () => {
  for (const input of [null, 3, 'x', []]) {
    expect(normaliseContent(input, DEFAULT_CONTENT)).toEqual(DEFAULT_CONTENT);
  }
});
