import { expect, test } from 'vitest';
import * as limits from '@/hotel/rules/limits';
import { amenityWords } from '@/words/visitors';
import { AMENITY_CHOICES, blankRoom, roomSchema } from '@/hotel/rooms/room';
import { ROOM_PLACEHOLDER_IMAGE } from '@/hotel/rooms/room-picture';
import { blankTestimonial } from '@/hotel/testimonials/testimonial';

test('[Z-01] the service fee is ten percent', () => {
  expect(limits.SERVICE_FEE_PERCENT).toBe(10);
});

test('[Z-02] nights run from 1 to 10', () => {
  expect([limits.NIGHTS_MIN, limits.NIGHTS_MAX]).toEqual([1, 10]);
});

test('[Z-03] capacity runs from 1 to 10', () => {
  expect([limits.CAPACITY_MIN, limits.CAPACITY_MAX]).toEqual([1, 10]);
});

test('[Z-04] ratings run from 1 to 5 and begin at 5', () => {
  expect([limits.RATING_MIN, limits.RATING_MAX, limits.RATING_DEFAULT]).toEqual([1, 5, 5]);
});

test('[Z-05] testimonials turn every 8000 ms', () => {
  expect(limits.CAROUSEL_INTERVAL_MS).toBe(8000);
});

test('[Z-06] a contact message is shown as sending for 1500 ms', () => {
  expect(limits.CONTACT_SENDING_MS).toBe(1500);
});

test('[Z-07] a dialog resets 300 ms after it closes', () => {
  expect(limits.DIALOG_RESET_MS).toBe(300);
});

test('[Z-08] a picture may hold 5 MB', () => {
  expect(limits.UPLOAD_MAX_BYTES).toBe(5_242_880);
});

test('[Z-09] About has four picture slots, luxury two at positions 0 and 1', () => {
  expect(limits.ABOUT_IMAGE_SLOTS).toBe(4);
  expect(limits.LUXURY_IMAGE_POSITIONS).toEqual([0, 1]);
  expect(limits.HERO_IMAGE_SLOTS).toBe(1);
});

test('[Z-10] a room card shows four amenities', () => {
  expect(limits.CARD_AMENITIES_MAX).toBe(4);
});

test('[Z-11] [G-20] [G-21] phones end at 768 px, the header turns solid after 20 px', () => {
  expect([limits.MOBILE_BREAKPOINT_PX, limits.HEADER_SOLID_AFTER_PX]).toEqual([768, 20]);
});

test('[Z-12] brightness weighs 299/587/114 against 128', () => {
  expect(limits.BRIGHTNESS_WEIGHTS).toEqual({ red: 299, green: 587, blue: 114 });
  expect(limits.BRIGHTNESS_THRESHOLD).toBe(128);
});

test('[Z-13] the demo data stands for 128 guests, 18 messages and 62 reservations', () => {
  expect(limits.DEMO_FIGURES).toEqual({ guests: 128, messages: 18, reservations: 62 });
});

test('[Z-14] the session is looked at every 30 s and refreshed 3 ticks before its end', () => {
  expect(limits.AUTH_REFRESH).toEqual({
    tickMs: 30_000,
    ticksBeforeExpiry: 3,
    retryStartMs: 200,
    retryWithinMs: 30_000,
    keyCacheMs: 600_000,
  });
});

test('[Z-15] realtime reconnects after 1, 2, 5, then 10 s', () => {
  expect(limits.REALTIME_RECONNECT_MS).toEqual([1000, 2000, 5000, 10_000]);
});

test('[Z-16] storage lists 100 from 0 and caches 3600 s', () => {
  expect([
    limits.STORAGE_LIST_LIMIT,
    limits.STORAGE_LIST_OFFSET,
    limits.STORAGE_CACHE_SECONDS,
  ]).toEqual([100, 0, 3600]);
});

test('[M-05] there are three room types', () => {
  expect(roomSchema.entries.type.options).toEqual(['standard', 'deluxe', 'premier']);
});

test('[M-06] there are twelve amenity choices, in this order', () => {
  expect(AMENITY_CHOICES).toEqual([
    'Free WiFi',
    'Air conditioning',
    'Flat-screen TV',
    'Private bathroom',
    'Minibar',
    'Safe',
    'Desk',
    'Bathrobe',
    'Slippers',
    'Coffee machine',
    'Sea view',
    'Balcony',
  ]);
  expect(Object.keys(amenityWords)).toEqual(AMENITY_CHOICES);
  // They are stored by their English names, which an English page shows as they stand (amenityName).
  expect(Object.values(amenityWords)).toEqual(AMENITY_CHOICES);
});

test('[M-07] a new room is standard, $0, for two, 30 ft², with the placeholder picture', () => {
  expect(blankRoom()).toMatchObject({
    type: 'standard',
    price: 0,
    capacity: 2,
    size: 30,
    images: [ROOM_PLACEHOLDER_IMAGE],
  });
});

test('[T-02] a new testimonial has five stars', () => {
  expect(blankTestimonial()).toMatchObject({ text: '', author: '', position: '', rating: 5 });
});
