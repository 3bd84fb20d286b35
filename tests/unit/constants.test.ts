import * as limits from '@/basics/rules/limits';
import { amenityWords } from '@/words/visitors';
import { AMENITY_CHOICES } from '@/content/schema/room';

test.each<[string, unknown, unknown]>([
  ['[Z-01] the service fee is ten percent', limits.SERVICE_FEE_PERCENT, 10],
  ['[Z-02] nights run from 1 to 10', [limits.NIGHTS_MIN, limits.NIGHTS_MAX], [1, 10]],
  ['[Z-03] capacity runs from 1 to 10', [limits.CAPACITY_MIN, limits.CAPACITY_MAX], [1, 10]],
  ['[Z-04] ratings run from 1 to 5', [limits.RATING_MIN, limits.RATING_MAX], [1, 5]],
  ['[Z-04] ratings begin at 5', limits.RATING_DEFAULT, 5],
  ['[Z-05] testimonials turn every 8000 ms', limits.CAROUSEL_INTERVAL_MS, 8000],
  ['[Z-06] a message is shown as sending for 1500 ms', limits.CONTACT_SENDING_MS, 1500],
  ['[Z-07] a dialog resets 300 ms after it closes', limits.DIALOG_RESET_MS, 300],
  ['[Z-08] a picture may hold 5 MB', limits.UPLOAD_MAX_BYTES, 5_242_880],
  ['[Z-09] About has four picture slots', limits.ABOUT_IMAGE_SLOTS, 4],
  ['[Z-09] luxury has two, at positions 0 and 1', limits.LUXURY_IMAGE_POSITIONS, [0, 1]],
  ['[Z-09] the hero has one', limits.HERO_IMAGE_SLOTS, 1],
  ['[Z-10] a room card shows four amenities', limits.CARD_AMENITIES_MAX, 4],
  ['[Z-11] [G-20] phones end at 768 px', limits.MOBILE_BREAKPOINT_PX, 768],
  ['[Z-11] [G-21] the header turns solid after 20 px', limits.HEADER_SOLID_AFTER_PX, 20],
  [
    '[Z-12] brightness weighs 299/587/114',
    limits.BRIGHTNESS_WEIGHTS,
    { red: 299, green: 587, blue: 114 },
  ],
  ['[Z-12] brightness is held against 128', limits.BRIGHTNESS_THRESHOLD, 128],
  [
    '[Z-13] the demo data stands for 128 guests, 18 messages and 62 reservations',
    limits.DEMO_FIGURES,
    { guests: 128, messages: 18, reservations: 62 },
  ],
  [
    '[Z-14] the session is looked at every 30 s and refreshed 3 ticks before its end',
    limits.AUTH_REFRESH,
    {
      tickMs: 30_000,
      ticksBeforeExpiry: 3,
      retryStartMs: 200,
      retryWithinMs: 30_000,
      keyCacheMs: 600_000,
    },
  ],
  [
    '[Z-15] realtime reconnects after 1, 2, 5, then 10 s',
    limits.REALTIME_RECONNECT_MS,
    [1000, 2000, 5000, 10_000],
  ],
  [
    '[Z-16] storage lists 100 from 0',
    [limits.STORAGE_LIST_LIMIT, limits.STORAGE_LIST_OFFSET],
    [100, 0],
  ],
  ['[Z-16] storage caches 3600 s', limits.STORAGE_CACHE_SECONDS, 3600],
])('%s', (_what, value, expected) => {
  expect(value).toEqual(expected);
});

test('[M-06] there are twelve amenity choices, in this order', () => {
  expect(AMENITY_CHOICES.join(', ')).toBe(
    'Free WiFi, Air conditioning, Flat-screen TV, Private bathroom, Minibar, Safe, Desk, ' +
      'Bathrobe, Slippers, Coffee machine, Sea view, Balcony',
  );
  expect(Object.keys(amenityWords)).toEqual(AMENITY_CHOICES);
  // Amenities are stored by their English names, which English pages show unchanged.
  expect(Object.values(amenityWords)).toEqual(AMENITY_CHOICES);
});
