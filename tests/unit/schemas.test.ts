import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emailSchema, pastedAddress } from '@/basics/rules/email';
import { pictureReference } from '@/content/schema/image';
import { contactMessageSchema } from '@/guests/messages/message-request';
import { reservationRequestSchema } from '@/selling/booking/booking-request';
import { blankRoom, roomDraftSchema } from '@/content/schema/room';
import { contactInfo } from '@/content/schema/sections/contact-info';
import { hotelInfo } from '@/content/schema/sections/hotel-info';
import { SECTIONS } from '@/content/schema/sections';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { blankTestimonial, testimonialDraftSchema } from '@/content/schema/testimonial';

/** The first message of a refused value; undefined when it is accepted. */
function refusal(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message;
}

test('[B-14] an empty e-mail is refused, and so is one of spaces', () => {
  expect(refusal(emailSchema, '')).toBe('Email is required');
  expect(refusal(emailSchema, '   ')).toBe('Email is required');
  expect(refusal(emailSchema, undefined)).toBe('Email is required');
});

test.each([
  'guest',
  'guest@',
  '@hotel.test',
  'guest@hotel',
  'a b@hotel.test',
  'guest@ho tel.test',
  'guest@@hotel.test',
  'guest@hotel..test',
  'guest@hotel.test\nBcc: all@hotel.test',
  `${'a'.repeat(250)}@b.co`,
])('[B-15] %j is not an e-mail', (address) => {
  expect(refusal(emailSchema, address)).toBe('Please enter a valid email');
});

const ADDRESSES = ['a@b.co', 'first.last+tag@sub.hotel.test', 'ភ្ញៀវ@hotel.test'];
test.each(ADDRESSES)('[B-15] %s is an e-mail', (address) => {
  expect(v.parse(emailSchema, ` ${address} `)).toBe(address);
});

test.each([
  ['mailto:a@b.co?subject=x'],
  ['Sok Dara <a@b.co>'],
  ['\u200ba\u00ad@b.co\u202c'],
  ['\uff41\uff20\uff42\uff0e\uff43\uff4f'],
])('an address is taken as it is pasted: %j', (pasted) => {
  expect(pastedAddress(pasted)).toBe('a@b.co');
});

test('[B-15] a hostile address is refused at once, not after minutes', () => {
  expect(refusal(emailSchema, `${'@'.repeat(3000)}`)).toBe('Please enter a valid email');
  expect(refusal(emailSchema, `a@${'.'.repeat(50_000)}`)).toBe('Please enter a valid email');
});

const PICTURES = ['', '/images/hero.jpg', 'hero/1700000000000-x.jpg', 'https://example.com/a.jpg'];
test.each(PICTURES)('a picture may be named by %j', (reference) => {
  expect(refusal(pictureReference, reference)).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '//evil.test/a.jpg',
  'http://example.com/a.jpg',
  'hero/../../secret',
  '/images/../../etc/passwd',
  'https://example.com/"onerror=',
])('a picture may not be named by %j', (reference) => {
  expect(refusal(pictureReference, reference)).toBeDefined();
});

const request = {
  id: '11111111-1111-4111-8111-111111111111',
  roomId: 'room-standard',
  email: 'a@b.co',
  guests: 1,
  nights: 1,
  checkIn: null,
  guestName: '',
  phone: '',
  message: '',
};

test('[B-02] guests run from 1 to the capacity of the room', () => {
  const schema = reservationRequestSchema(3, '2026-11-20');
  expect(refusal(schema, { ...request, guests: 3 })).toBeUndefined();
  expect(refusal(schema, { ...request, guests: 4 })).toBe('Please enter at most 3');
  expect(refusal(schema, { ...request, guests: 0 })).toBe('Please enter at least 1');
  expect(refusal(schema, { ...request, guests: 1.5 })).toBe('Please enter a whole number');
});

test('[B-03] nights run from 1 to 10', () => {
  const schema = reservationRequestSchema(2, '2026-11-20');
  expect(refusal(schema, { ...request, nights: 10 })).toBeUndefined();
  expect(refusal(schema, { ...request, nights: 11 })).toBe('Please enter at most 10');
  expect(refusal(schema, { ...request, nights: 0 })).toBe('Please enter at least 1');
});

test('[B-06] [B-23] the check-in date may be missing, but not past, far away or impossible', () => {
  const schema = reservationRequestSchema(2, '2026-11-20');
  expect(refusal(schema, { ...request, checkIn: null })).toBeUndefined();
  expect(refusal(schema, { ...request, checkIn: '2026-11-20' })).toBeUndefined();
  expect(refusal(schema, { ...request, checkIn: '2026-11-19' })).toBe(
    'Please choose today or a later date',
  );
  expect(refusal(schema, { ...request, checkIn: '2028-11-20' })).toBe(
    'Please choose a date within the next two years',
  );
  expect(refusal(schema, { ...request, checkIn: '2026-02-30' })).toBe('Please enter a valid date');
});

test('[C-08] [C-09] all four fields of a message are required', () => {
  const draft = { name: 'A', email: 'a@b.co', subject: 'S', message: 'M' };
  expect(refusal(contactMessageSchema, draft)).toBeUndefined();
  for (const field of ['name', 'subject', 'message'] as const) {
    expect(refusal(contactMessageSchema, { ...draft, [field]: '  ' })).toBe(
      'Please fill in this field',
    );
  }
  expect(refusal(contactMessageSchema, { ...draft, email: '' })).toBe('Email is required');
});

const room = { ...blankRoom(), name: 'Room', description: 'Text', price: 100 };

test('[M-08] [M-11] a room needs a name, a description and a price above 0', () => {
  expect(refusal(roomDraftSchema, room)).toBeUndefined();
  for (const wrong of [{ name: ' ' }, { description: '' }, { price: 0 }, { price: -1 }]) {
    expect(refusal(roomDraftSchema, { ...room, ...wrong }), JSON.stringify(wrong)).toBeDefined();
  }
});

test('[M-09] capacity is a whole number from 1 to 10', () => {
  for (const capacity of [1, 10]) {
    expect(refusal(roomDraftSchema, { ...room, capacity })).toBeUndefined();
  }
  for (const capacity of [0, 11, 1.5, Number.NaN, '2']) {
    expect(refusal(roomDraftSchema, { ...room, capacity }), String(capacity)).toBeDefined();
  }
});

test('[M-10] price and size are at least 0', () => {
  expect(refusal(roomDraftSchema, { ...room, size: 0 })).toBeUndefined();
  expect(refusal(roomDraftSchema, { ...room, size: -1 })).toBe('Please enter at least 0');
  expect(refusal(roomDraftSchema, { ...room, price: 1e9 })).toBe('Please enter at most 10,000,000');
});

test('[T-02] [T-03] a testimonial needs a text and an author; the position may be empty', () => {
  const draft = { ...blankTestimonial(), text: 'Good.', author: 'A.' };
  expect(refusal(testimonialDraftSchema, draft)).toBeUndefined();
  expect(refusal(testimonialDraftSchema, { ...draft, text: '' })).toBe('Please fill in this field');
  expect(refusal(testimonialDraftSchema, { ...draft, author: ' ' })).toBeDefined();
  expect(refusal(testimonialDraftSchema, { ...draft, rating: 6 })).toBe('Please enter at most 5');
  expect(refusal(testimonialDraftSchema, { ...draft, rating: 0 })).toBe('Please enter at least 1');
});

test('[F-02] [F-05] a colour is stored as six hex digits or refused', () => {
  const info = DEFAULT_CONTENT.sections.hotelInfo;
  expect(v.parse(hotelInfo.schema, { ...info, primaryColor: '#ABC' }).primaryColor).toBe('#aabbcc');
  expect(refusal(hotelInfo.schema, { ...info, primaryColor: 'red;background:url(x)' })).toBe(
    'Please enter a colour such as #006837',
  );
});

test('[F-03] social addresses are https or empty', () => {
  const info = DEFAULT_CONTENT.sections.contactInfo;
  expect(refusal(contactInfo.schema, { ...info, facebook: '' })).toBeUndefined();
  expect(refusal(contactInfo.schema, { ...info, facebook: 'javascript:alert(1)' })).toBe(
    'Please enter a web address that begins with https://',
  );
});

test('[N-10] every section has defaults that fit its own schema', () => {
  for (const [key, { schema }] of Object.entries(SECTIONS)) {
    const value: unknown = Reflect.get(DEFAULT_CONTENT.sections, key);
    expect(v.parse(schema, value), key).toEqual(value);
  }
});

test('text of 10,000 characters is refused with the number that fits', () => {
  const hero = { title: 'x'.repeat(10_000), subtitle: '', image: '', sky: '' };
  expect(refusal(SECTIONS.heroSection.schema, hero)).toBe('Please use at most 160 characters');
});
