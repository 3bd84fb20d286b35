import * as v from 'valibot';
import { emailSchema, pastedAddress } from '@/basics/rules/email';
import { withPlainSpaces } from '@/basics/rules/with-plain-spaces';
import { contactMessageSchema } from '@/guests/messages/message-request';
import { reservationRequestSchema } from '@/selling/booking/booking-request';
import { blankRoom, roomDraftSchema } from '@/content/schema/room';
import { SECTIONS } from '@/content/schema/sections';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { REQUEST } from '../support/rows.ts';
import { blankTestimonial, testimonialDraftSchema } from '@/content/schema/testimonial';

/** Tests the messages of forms; tests/backend/limits.test.ts tests which values are invalid. */
const { hotelInfo, contactInfo, heroSection } = DEFAULT_CONTENT.sections;
const of = (schema: v.GenericSchema, good: object) => (change: object) =>
  v.safeParse(schema, { ...good, ...change }).issues?.[0].message;
const told = {
  request: of(reservationRequestSchema(3, '2026-11-20'), REQUEST),
  message: of(contactMessageSchema, { name: 'A', email: 'a@b.co', subject: 'S', message: 'M' }),
  room: of(roomDraftSchema, { ...blankRoom(), name: 'Room', description: 'Text', price: 100 }),
  testimonial: of(testimonialDraftSchema, { ...blankTestimonial(), text: 'Good.', author: 'A.' }),
  hotelInfo: of(SECTIONS.hotelInfo.schema, hotelInfo),
  contactInfo: of(SECTIONS.contactInfo.schema, contactInfo),
  heroSection: of(SECTIONS.heroSection.schema, heroSection),
};

const EMPTY = 'Please fill in this field';
const NO_COLOUR = 'Please enter a colour such as #006837';
const NO_ADDRESS = 'Please enter a web address that begins with https://';

test.each<[string, keyof typeof told, object, string | undefined]>([
  ['[B-14]', 'request', { email: '' }, 'Email is required'],
  ['[B-14]', 'request', { email: '   ' }, 'Email is required'],
  ['[B-14]', 'request', { email: undefined }, 'Email is required'],
  ['[B-15]', 'request', { email: 'guest@hotel' }, 'Please enter a valid email'],
  ['[B-02]', 'request', { guests: 3 }, undefined],
  ['[B-02]', 'request', { guests: 4 }, 'Please enter at most 3'],
  ['[B-02]', 'request', { guests: 0 }, 'Please enter at least 1'],
  ['[B-02]', 'request', { guests: 1.5 }, 'Please enter a whole number'],
  ['[B-03]', 'request', { nights: 11 }, 'Please enter at most 10'],
  ['[B-03]', 'request', { nights: 0 }, 'Please enter at least 1'],
  ['[B-06]', 'request', { checkIn: '2026-11-20' }, undefined],
  ['[B-23]', 'request', { checkIn: '2026-11-19' }, 'Please choose today or a later date'],
  [
    '[B-23]',
    'request',
    { checkIn: '2028-11-20' },
    'Please choose a date within the next two years',
  ],
  ['[B-06]', 'request', { checkIn: '2026-02-30' }, 'Please enter a valid date'],
  ['[C-08]', 'message', {}, undefined],
  ['[C-08]', 'message', { name: '  ' }, EMPTY],
  ['[C-08]', 'message', { subject: '' }, EMPTY],
  ['[C-08]', 'message', { message: '\n' }, EMPTY],
  ['[C-09]', 'message', { email: '' }, 'Email is required'],
  ['[M-08] [M-11]', 'room', { name: ' ' }, EMPTY],
  ['[M-08] [M-11]', 'room', { description: '' }, EMPTY],
  ['[M-09]', 'room', { capacity: 11 }, 'Please enter at most 10'],
  ['[M-10]', 'room', { size: 0 }, undefined],
  ['[M-10]', 'room', { size: -1 }, 'Please enter at least 0'],
  ['[M-10]', 'room', { price: 1e9 }, 'Please enter at most 10,000,000'],
  ['[T-02]', 'testimonial', { position: '' }, undefined],
  ['[T-02]', 'testimonial', { text: '' }, EMPTY],
  ['[T-03]', 'testimonial', { rating: 6 }, 'Please enter at most 5'],
  ['[F-02] [F-05]', 'hotelInfo', { primaryColor: 'red;background:url(x)' }, NO_COLOUR],
  ['[F-03]', 'contactInfo', { facebook: '' }, undefined],
  ['[F-03]', 'contactInfo', { facebook: 'javascript:alert(1)' }, NO_ADDRESS],
  ['', 'heroSection', { title: 'x'.repeat(10_000) }, 'Please use at most 160 characters'],
])('%s of a %s with %j its form says: %s', (_row, what, change, sentence) => {
  expect(told[what](change)).toBe(sentence);
});

test.each([
  ['mailto:a@b.co?subject=x'],
  ['Sok Dara <a@b.co>,'],
  ['(a@b.co).'],
  ['\u200ba\u00ad@b.co\u202c'],
  ['\uff41\uff20\uff42\uff0e\uff43\uff4f'],
])('an address is taken as it is pasted: %j', (pasted) => {
  expect(pastedAddress(pasted)).toBe('a@b.co');
});

test.each([
  ['A\u00a0house\u00a0by\u00a0the\u202fsea', 'A house by the sea'],
  [
    'Prix\u00a0: 1\u202f250\u00a0€, «\u00a0Lune\u00a0»\u202f!',
    'Prix\u00a0: 1\u202f250\u00a0€, «\u00a0Lune\u00a0»\u202f!',
  ],
])('no-break spaces stay only where a language wants them: %j', (typed, saved) => {
  expect(withPlainSpaces({ rows: [{ text: typed, size: 2 }] })).toEqual({
    rows: [{ text: saved, size: 2 }],
  });
});

test('[B-15] a hostile address is refused at once, not after minutes', () => {
  expect(v.is(emailSchema, '@'.repeat(3000))).toBe(false);
  expect(v.is(emailSchema, `a@${'.'.repeat(50_000)}`)).toBe(false);
});

test('[N-10] every section has defaults that fit its own schema', () => {
  for (const [key, { schema }] of Object.entries(SECTIONS)) {
    const value: unknown = Reflect.get(DEFAULT_CONTENT.sections, key);
    expect(v.parse(schema, value), key).toEqual(value);
  }
});
