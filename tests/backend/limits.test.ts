import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { addDays, hotelToday } from '@/hotel/time/dates';
import { hotelImageSchema, pictureReference } from '@/hotel/pictures/image';
import { emailSchema } from '@/hotel/rules/email';
import * as limit from '@/hotel/rules/limits';
import { webAddress } from '@/hotel/rules/web-address-schema';
import { contactMessageSchema } from '@/hotel/messages/message-request';
import { reservationRequestSchema } from '@/hotel/booking/booking-request';
import { blankRoom, roomDraftSchema, roomSchema } from '@/hotel/rooms/room';
import { SECTION_KEYS, SECTIONS } from '@/hotel/content/sections';
import { subscriberSchema } from '@/hotel/subscribers/subscription';
import {
  blankTestimonial,
  testimonialDraftSchema,
  testimonialSchema,
} from '@/hotel/testimonials/testimonial';
import { LANGUAGE_CODES } from '@/words/languages';
import { toColumns } from '@/hotel/content/staff-services/row-schema';
import { startTestBackend, type TestBackend } from '../support/backend.ts';
import { BAD_ADDRESSES, GOOD_ADDRESSES } from '../support/addresses.ts';
import { otherThan, readable, requirementOf } from '../support/schema-walk.ts';
import { insertSql } from './access/actors.ts';

/**
 * SQL restates the limits of the schemas. Every edge goes through both: what the schema accepts,
 * Postgres must store; what the schema refuses, Postgres must refuse too.
 */
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.stop());

type Edges = [value: unknown, accepted: boolean][];

/** Codes with which Postgres says "this value does not fit". */
const MISFIT = /^(PT413|PT422|23514|23502|22003|22P02|22023|22P05|22007|22008)$/;

async function isStored(sql: string, values: unknown[], role = 'postgres'): Promise<boolean> {
  try {
    await backend.db.transaction(async (tx) => {
      await tx.exec(`set local role ${role}`);
      await tx.query(sql, values);
      await tx.rollback();
    });
    return true;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (!code || !MISFIT.test(code)) throw new Error(`${code} ${message}`, { cause: error });
    return false;
  }
}

/** @param store puts a value into Postgres as the services send it */
async function agree(
  schema: v.GenericSchema,
  edges: Edges,
  store: (value: unknown) => Promise<boolean>,
): Promise<void> {
  for (const [value, accepted] of edges) {
    const what = `${JSON.stringify(value)?.slice(0, 80)} is ${accepted ? 'accepted' : 'refused'}`;
    const parsed = v.safeParse(schema, value);
    expect(parsed.success, `schema: ${what}`).toBe(accepted);
    // The schema tidies what it accepts (trims, lower-cases a colour); that is what is sent.
    expect(await store(parsed.success ? parsed.output : value), `Postgres: ${what}`).toBe(accepted);
  }
}

function textEdges(max: number, required: boolean): Edges {
  return [
    ['a', true],
    ['x'.repeat(max), true],
    ['x'.repeat(max + 1), false],
    ['ស'.repeat(max), true],
    ['', !required],
    ['   ', !required],
    ['\u00a0\u3000\ufeff\n', !required],
    [7, false],
    [null, false],
    [['a'], false],
    [{ a: 1 }, false],
  ];
}

/** A text column makes a text of a number by itself; in a section it would stay a number. */
const columnEdges = (max: number, required: boolean): Edges =>
  textEdges(max, required).filter(([value]) => typeof value === 'string' || value === null);

/** Of a text that may be left out: null is as good as '' to the database, and never sent. */
const given = (max: number): Edges => columnEdges(max, false).filter(([value]) => value !== null);

/** One line as it is read; the ends are trimmed before they are sent. */
const LINES: Edges = [
  ['two\nlines', false],
  ['two\r\nlines', false],
  ['a\u0001b', false],
  ['a\tb', false],
  ['\u001b[31mred', false],
  ['a\u0085b', false],
  ['a\u2028b', false],
  ['moc.elpmaxe\u202e', false],
  ['\u2066a\u2069', false],
  ['a\u200fb', false],
  // what scripts need inside a word
  ['ព្រះ\u200bចន្ទ', true],
  ['می\u200cخواهم', true],
];

/** And without the beginning of an address. */
const NAMES: Edges = [
  ...LINES,
  ["Anne-Marie d'Arc, Dr. (2 pers.)", true],
  ['สมชาย ใจดี', true],
  ['customer, pay at https://evil.example/pay', false],
  ['see WWW.evil.example', false],
  ['ftp://x', false],
];

const wholeNumberEdges = (min: number, max: number): Edges => [
  [min, true],
  [max, true],
  [min - 1, false],
  [max + 1, false],
  [min + 0.5, false],
  [Number.MAX_SAFE_INTEGER, false],
  ['many', false],
  [null, false],
];

const long = (max: number) =>
  `https://example.com/${'a'.repeat(max - 'https://example.com/'.length)}`;

const PICTURES: Edges = [
  ['', true],
  ['/images/hero.jpg', true],
  ['hero/1700000000000-a1b2.jpg', true],
  ['room-standard/1-a.webp', true],
  ['https://example.com/a..b.jpg?x=1&y=2', true],
  [long(limit.URL_MAX), true],
  [long(limit.URL_MAX + 1), false],
  ['http://example.com/a.jpg', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:image/png;base64,AAAA', false],
  ['//evil.example/a.jpg', false],
  ['/a/../../etc/passwd', false],
  ['hero/../about/a.jpg', false],
  ['elsewhere/a.jpg', false],
  ['https://example.com/a b.jpg', false],
  ['https://example.com/a\u00a0b.jpg', false],
  ['https://example.com/"onerror=1', false],
  ["https://example.com/')", false],
  ['https://example.com/\\a', false],
  ['blob:https://example.com/1', false],
  [7, false],
  [null, false],
];

const COLOURS: Edges = [
  ['#006837', true],
  ['#ABC', true],
  ['c4a256', true],
  ['red', false],
  ['red;background:url(https://evil.example)', false],
  ['#12345g', false],
  ['#1234567', false],
  ['var(--brand)', false],
  ['', false],
  [null, false],
];

const mailbox = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

const PHONES: Edges = [
  ['', true],
  ['  ', true],
  ['+855 12 345 678', true],
  ['(012) 345-678 / 0.12.34', true],
  ['123456', true],
  ['12345', false],
  ['1'.repeat(limit.PHONE_MAX), true],
  ['1'.repeat(limit.PHONE_MAX + 1), false],
  ['please call my sister', false],
  ['+855 12 345 678 (mornings)', false],
  ['++855 12 345 678', false],
  ['+855 12 345 678\n', true],
  ['+855 12\n345 678', false],
  ['០១២ ៣៤៥ ៦៧៨', false],
  [' - - - - - - - - - - - - - - - - - - - x', false],
];

const EMAILS: Edges = [
  ['guest@example.com', true],
  [' guest@example.com ', true],
  ['a@b.c', true],
  [mailbox(limit.EMAIL_MAX), true],
  [mailbox(limit.EMAIL_MAX + 1), false],
  ['', false],
  ['guest', false],
  ['guest@example', false],
  ['guest@@example.com', false],
  ['guest@example..com', false],
  ['gu est@example.com', false],
  ['gu\u00a0est@example.com', false],
  ['guest@example.com\r\nBcc: all@example.com', false],
  ...GOOD_ADDRESSES.map((address): [string, boolean] => [address, true]),
  ...BAD_ADDRESSES.map((address): [string, boolean] => [address, false]),
];

const SOCIAL: Edges = [
  ['', true],
  ['https://www.instagram.com/sample', true],
  [long(limit.URL_MAX), true],
  [long(limit.URL_MAX + 1), false],
  ['https://', false],
  ['http://www.instagram.com/sample', true], // sent as https
  ['instagram.com/sample', true],
  ['javascript:alert(1)', false],
  ['https://example.com/ x', false],
];

const pictures = (count: number) => Array.from({ length: count }, (_, i) => `/images/${i}.jpg`);
const listEdges = (max: number): Edges => [
  [[], true],
  [pictures(max), true],
  [pictures(max + 1), false],
  [['javascript:alert(1)'], false],
  [[7], false],
  [[null], false],
  [[['/images/1.jpg']], false],
  ['/images/1.jpg', false],
  [{ 0: '/images/1.jpg' }, false],
  [null, false],
];

const CHATS = (link: string): Edges => [
  ['', true],
  [link, true],
  ['+855 12 345 678', true], // sent as a link
  ['012 345 678', false],
  ['https://example.com/85512345678', false],
  [link.replace('/', '.evil.example/'), false],
  ['javascript:alert(1)', false],
  [7, false],
  [null, false],
];

const WECHAT: Edges = [
  ['', true],
  ['sunrise', true],
  ['Sunrise_Garden-1', true],
  [' sunrise ', true],
  ['sunri', false],
  ['x'.repeat(20), true],
  ['x'.repeat(21), false],
  ['1sunrise', false],
  ['sun rise', false],
  ['javascript:x', false],
  [null, false],
];

const COUNTRIES: Edges = [
  ['+855', true],
  ['855', true],
  ['00855', true],
  ['+1', true],
  ['+1684', true],
  ['+16841', false],
  ['+0', false],
  ['', false],
  ['+', false],
  ['Cambodia', false],
  [855, false],
  [null, false],
];

const HOURS: Edges = [
  ['', true],
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['14:60', false],
  ['2:00', false],
  ['14:00:00', false],
  ['noon', false],
  [14, false],
  [null, false],
];

const PLACES: Edges = [
  ['', true],
  ['10.4829, 104.3167', true],
  ['10.4829,104.3167', true], // sent with a space
  ['-90, 180', true],
  ['10.123456789, 104.3', true], // sent shorter
  ['90.1, 0', false],
  ['0, 180.5', false],
  ['10.4829', false],
  ['1, 2, 3', false],
  ['Kep', false],
  [null, false],
];

/** What each thing of a list, and the list itself, accepts; nothing else is in a thing. */
function thingEdges(item: v.GenericSchema, max: number): Edges {
  const thing = otherThan(item, {}) as Record<string, unknown>;
  const fields = Object.entries(readable(item).entries ?? {});
  for (const [name, { type }] of fields) if (type === 'boolean') thing[name] = false;
  const many = (count: number) => Array.from({ length: count }, () => thing);
  return [
    [[], true],
    [many(max), true],
    [many(max + 1), false],
    [[{ ...thing, more: 'x' }], true], // the schema leaves it out
    [['Breakfast'], false],
    [[null], false],
    [[[thing]], false],
    [thing, false],
    ['Breakfast', false],
    [null, false],
    ...fields.flatMap(([name, field]) =>
      edgesOf(name, field).map(([value, accepted]): Edges[number] => [
        [{ ...thing, [name]: value }],
        accepted,
      ]),
    ),
  ];
}

function textListEdges(item: v.GenericSchema, max: number): Edges {
  const longest = requirementOf(item, 'max_length') ?? 0;
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Text ${index}`);
  return [
    [[], true],
    [['x'.repeat(longest)], true],
    [['x'.repeat(longest + 1)], false],
    [[''], false],
    [[' \u00a0'], false],
    [[7], false],
    [many(max), true],
    [many(max + 1), false],
    ['Text', false],
    [null, false],
  ];
}

function choiceEdges(options: readonly unknown[]): Edges {
  const all = ['no such choice', '', -1, 1.5, true, null, options.slice(0, 1), ...options];
  return all.map((option) => [option, options.includes(option)]);
}

function numberEdges(schema: v.GenericSchema, min: number, max: number): Edges {
  const isWhole = readable(schema).pipe?.some(({ type }) => type === 'integer');
  if (isWhole) return wholeNumberEdges(min, max);
  return [
    [min, true],
    [(min + max) / 2 + 0.25, true],
    [max, true],
    [min - 0.1, false],
    [max + 1, false],
    ['many', false],
    [null, false],
  ];
}

/** Steps after which any text still fits that is short enough. */
const OF_FREE_TEXT = ['string', 'trim', 'non_empty', 'max_length'];

/**
 * The edges of a field, read off its schema. Of one that looks closer (a pattern, a check) they are
 * written in this file: without them the test of that field fails.
 */
function edgesOf(name: string, schema: v.GenericSchema): Edges {
  const { type, pipe = [], options, wrapped, item } = readable(schema);
  const max = requirementOf(schema, 'max_length');
  if (schema === pictureReference) return PICTURES;
  if (schema === emailSchema) return EMAILS;
  if (schema === webAddress || pipe.some((step) => Object.is(step, webAddress))) return SOCIAL;
  if (wrapped) return [...edgesOf(name, wrapped).filter(([value]) => value !== null), [null, true]];
  if (options) return choiceEdges(options);
  if (type === 'boolean')
    return [
      [true, true],
      [false, true],
      ['true', false],
      [null, false],
    ];
  const least = requirementOf(schema, 'min_value');
  const most = requirementOf(schema, 'max_value');
  if (least !== undefined && most !== undefined) return numberEdges(schema, least, most);
  if (item && max !== undefined) {
    if (Object.is(item, pictureReference)) return listEdges(max);
    return item.entries ? thingEdges(item, max) : textListEdges(item, max);
  }
  if (max !== undefined && pipe.every((step) => OF_FREE_TEXT.includes(step.type)))
    return textEdges(
      max,
      pipe.some((step) => step.type === 'non_empty'),
    );
  throw new Error(`Nobody has said what ${name} accepts.`);
}

/** A column turns what it is given into its own kind; so no value of another kind is tried. */
function inColumn(type: string, edges: Edges): Edges {
  if (type === 'number' || type === 'array' || type === 'nullable') return edges;
  const kind = type === 'boolean' ? 'boolean' : 'string';
  return edges.filter(([value]) => value === null || typeof value === kind);
}

/** Every field of a row with its edges. */
function rowEdges(schema: v.GenericSchema, own: Record<string, Edges>): [string, Edges][] {
  return Object.entries(readable(schema).entries ?? {}).map(([name, field]) => [
    name,
    own[name] ?? inColumn(field.type, edgesOf(name, field)),
  ]);
}

const LANGUAGES: Edges = [
  [['en'], true],
  [LANGUAGE_CODES.toReversed(), true],
  [[], false],
  [['en', 'en'], false],
  [['xx'], false],
  [['EN'], false],
  [['en', null], false],
  [[['en']], false],
  ['en', false],
  [null, false],
];

describe('sections of hotel_config', () => {
  const marked = (count: number) =>
    Array.from({ length: count }, () => ({ label: 'A', text: 'b', besidePrice: true }));
  const own: Record<string, Edges> = {
    'hotelInfo.primaryColor': COLOURS,
    'hotelInfo.secondaryColor': COLOURS,
    'hotelInfo.languages': LANGUAGES,
    'contactInfo.wechat': WECHAT,
    'contactInfo.countryCode': COUNTRIES,
    'contactInfo.whatsapp': CHATS('https://wa.me/85512345678'),
    'contactInfo.telegram': CHATS('https://t.me/chanrea'),
    'houseFacts.checkIn': HOURS,
    'houseFacts.checkOut': HOURS,
    'gettingHere.coordinates': PLACES,
  };
  const fields = SECTION_KEYS.flatMap((key) =>
    Object.entries<v.GenericSchema>(SECTIONS[key].schema.entries).map(
      ([name, field]) => [key, name, own[`${key}.${name}`] ?? edgesOf(name, field)] as const,
    ),
  );

  test.each(fields)('[N-10] %s.%s', async (key, field, edges) => {
    const whole: Record<string, unknown> = { ...DEFAULT_CONTENT.sections[key] };
    const schema: v.GenericSchema = SECTIONS[key].schema;
    const withField = (value: unknown): Record<string, unknown> => ({ ...whole, [field]: value });
    const sql = 'update public.hotel_config set value = $1 where key = $2';
    await agree(
      schema,
      edges.map(([value, accepted]) => [withField(value), accepted]),
      (value) => isStored(sql, [JSON.stringify(value), key]),
    );
    const { [field]: _left, ...without } = withField('');
    expect(v.safeParse(schema, without).success).toBe(false);
    expect(await isStored(sql, [JSON.stringify(without), key])).toBe(false);
  });

  test('no more facts than three stand beside the price', async () => {
    const edges: Edges = [
      [{ items: marked(limit.BESIDE_PRICE_MAX) }, true],
      [{ items: marked(limit.BESIDE_PRICE_MAX + 1) }, false],
    ];
    const sql = `update public.hotel_config set value = $1 where key = 'goodToKnow'`;
    await agree(SECTIONS.goodToKnow.schema, edges, (value) =>
      isStored(sql, [JSON.stringify(value)]),
    );
  });

  test.each(SECTION_KEYS)('%s stores no field that nobody knows', async (key) => {
    const sql = 'update public.hotel_config set value = $1 where key = $2';
    const whole = otherThan(SECTIONS[key].schema, {}) as Record<string, unknown>;
    expect(await isStored(sql, [JSON.stringify(whole), key])).toBe(true);
    const lists = Object.entries(whole).flatMap(([name, list]) =>
      Array.isArray(list) && typeof list[0] === 'object'
        ? [{ ...whole, [name]: [{ ...list[0], more: 'x' }] }]
        : [],
    );
    for (const value of [{ ...whole, more: 'x' }, ...lists])
      expect(await isStored(sql, [JSON.stringify(value), key])).toBe(false);
  });

  test('both legal texts at full length in Khmer fit into a section', async () => {
    const text = 'ស'.repeat(limit.LEGAL_MAX);
    const sql = `update public.hotel_config set value = $1 where key = 'legal'`;
    expect(await isStored(sql, [JSON.stringify({ privacy: text, terms: text })])).toBe(true);
  });
});

describe('rooms', () => {
  const base = {
    ...blankRoom(),
    name: 'Room',
    price: 100,
    description: 'A room.',
    images: [],
  };
  const store = (draft: unknown) =>
    isStored(...insertSql('rooms', { id: 'room-x', ...toColumns(draft as typeof base) }));
  const money: Edges = [
    [0, false],
    [0.001, false],
    [0.01, true],
    [limit.PRICE_MAX, true],
    [limit.PRICE_MAX + 1, false],
    [-1, false],
    ['much', false],
    [null, false],
  ];
  // [M-08] [M-09] [M-10] [Z-03]
  test.each(rowEdges(roomDraftSchema, { price: money }))('[N-04] %s', async (field, edges) => {
    const drafts = edges.map(([value, accepted]) => [{ ...base, [field]: value }, accepted]);
    await agree(roomDraftSchema, drafts as Edges, store);
  });

  test.each([
    ['room-1700000000000', true],
    ['a'.repeat(80), true],
    ['a'.repeat(81), false],
    ['', false],
    ['-room', false],
    ['room/1', false],
    ['room 1', false],
    ['../admin', false],
  ])('[M-13] id %s', async (id, accepted) => {
    const room = { ...base, id, position: 0, updatedAt: '' };
    expect(v.safeParse(roomSchema, room).success).toBe(accepted);
    const { updatedAt: _updatedAt, ...row } = room;
    expect(await isStored(...insertSql('rooms', toColumns(row)))).toBe(accepted);
  });

  test('position', async () => {
    const entry = v.pick(roomSchema, ['position']);
    const edges = wholeNumberEdges(0, limit.POSITION_MAX).map(([position, accepted]) => [
      { position },
      accepted,
    ]);
    await agree(entry, edges as Edges, (value) =>
      isStored(...insertSql('rooms', { id: 'room-x', ...toColumns(base), ...(value as object) })),
    );
  });
});

describe('testimonials', () => {
  const base = { ...blankTestimonial(), text: 'Lovely.', author: 'Sample Guest' };
  const month: Edges = [
    ['', true],
    ['2026-03', true],
    ['1999-12', true],
    ['2026-13', false],
    ['2026-00', false],
    ['2026-3', false],
    ['March 2026', false],
    ['2026-03-01', false],
    [null, false],
  ];

  // [T-02] [T-03] [Z-04]
  test.each(rowEdges(testimonialDraftSchema, { month }))('[N-08] %s', async (field, edges) => {
    const drafts = edges.map(([value, accepted]) => [{ ...base, [field]: value }, accepted]);
    await agree(testimonialDraftSchema, drafts as Edges, (draft) =>
      isStored(...insertSql('testimonials', { id: 'testimonial-x', ...(draft as object) })),
    );
  });

  test('a sample that staff write over is theirs; one that only moves stays a sample', async () => {
    const sample = async (change: string) => {
      let stored: unknown;
      await backend.db
        .transaction(async (tx) => {
          const { rows } = await tx.query(
            `update public.testimonials set ${change} where id = 'testimonial-1' returning sample`,
          );
          stored = rows;
          await tx.rollback();
        })
        .catch(() => undefined);
      return stored;
    };
    expect(await sample(`text = 'We liked it.'`)).toEqual([{ sample: false }]);
    expect(await sample(`month = '2026-03'`)).toEqual([{ sample: false }]);
    expect(await sample('sort_order = 9')).toEqual([{ sample: true }]);
    expect(await sample('text = text')).toEqual([{ sample: true }]);
  });

  test('sortOrder', async () => {
    const entry = v.pick(testimonialSchema, ['sortOrder']);
    const edges = wholeNumberEdges(0, limit.POSITION_MAX);
    await agree(
      entry,
      edges.map(([sortOrder, accepted]) => [{ sortOrder }, accepted]),
      (value) => {
        const { sortOrder } = value as { sortOrder: unknown };
        const row = { id: 'testimonial-x', ...base, sort_order: sortOrder };
        return isStored(...insertSql('testimonials', row));
      },
    );
  });
});

describe('picture records', () => {
  const base = {
    id: '44444444-4444-4444-8444-444444444444',
    path: 'general/1-a.jpg',
    category: 'general',
    position: 0,
    width: 100,
    height: 100,
    alt: '',
    colour: null as string | null,
    focalX: 0.5,
    focalY: 0.5,
    luminance: null as number | null,
    variants: [] as unknown[],
  };
  const store = (image: unknown) => {
    const { focalX, focalY, ...rest } = image as typeof base;
    const data = 'https://example.com/a.jpg';
    return isStored(
      ...insertSql('hotel_images', { ...rest, focal_x: focalX, focal_y: focalY, data }),
    );
  };
  const variant = { path: 'general/1-a-480.webp', width: 480, type: 'image/webp' };
  const own: Record<string, Edges> = {
    // The database makes it.
    id: [],
    luminance: [
      [0, true],
      [255, true],
      [-1, false],
      [256, false],
      [null, true],
    ],
    colour: [
      ['#00ff00', true],
      ['#0f0', false],
      ['red', false],
      [null, true],
    ],
    path: [
      ['hero/1700000000000-a1b2.jpg', true],
      [`general/${'a'.repeat(120)}`, true],
      [`general/${'a'.repeat(121)}`, false],
      ['general/', false],
      ['general/a/b.jpg', false],
      ['elsewhere/a.jpg', false],
      ['general/a b.jpg', false],
      ['/general/a.jpg', false],
    ],
    variants: [
      [[variant], true],
      [Array.from({ length: 8 }, () => variant), true],
      [Array.from({ length: 9 }, () => variant), false],
      [[{ ...variant, width: 0 }], false],
      [[{ ...variant, width: 20_001 }], false],
      [[{ ...variant, width: 1.5 }], false],
      [[{ ...variant, path: 'javascript:alert(1)' }], false],
      [[{ ...variant, type: 'image/svg+xml' }], false],
      [[{ width: 480, type: 'image/webp' }], false],
      [['general/1-a.webp'], false],
      [variant, false],
      [null, false],
    ],
  };

  test.each(rowEdges(hotelImageSchema, own))('[N-12] %s', async (field, edges) => {
    const images = edges.map(([value, accepted]) => [{ ...base, [field]: value }, accepted]);
    await agree(hotelImageSchema, images as Edges, store);
  });

  test.each([
    ['hero', limit.HERO_IMAGE_SLOTS],
    ['luxury', limit.LUXURY_IMAGE_POSITIONS.length],
    ['about', limit.ABOUT_IMAGE_SLOTS],
  ])('[I-21] [Z-09] %s has %i slots', async (category, slots) => {
    expect(await store({ ...base, category, position: slots - 1 })).toBe(true);
    expect(await store({ ...base, category, position: slots })).toBe(false);
  });
});

/** As a visitor sends it: through the triggers and policies for visitors. */
describe('booking requests', () => {
  const CAPACITY = 3; // of room-premier
  const today = hotelToday();
  const base = {
    id: '55555555-5555-4555-8555-555555555555',
    roomId: 'room-premier',
    email: 'guest@example.com',
    guests: 2,
    nights: 3,
    checkIn: null,
    guestName: '',
    phone: '',
    message: '',
  };
  const fields: [string, Edges][] = [
    ['email', EMAILS],
    ['guestName', [...given(limit.NAME_MAX), ...NAMES]],
    ['phone', PHONES],
    ['message', given(limit.STAY_MESSAGE_MAX)],
    ['guests', wholeNumberEdges(limit.GUESTS_MIN, CAPACITY)],
    ['nights', wholeNumberEdges(limit.NIGHTS_MIN, limit.NIGHTS_MAX)],
    [
      'checkIn',
      [
        [null, true],
        [today, true],
        [addDays(today, -1), false],
        [addDays(today, limit.CHECK_IN_MAX_DAYS_AHEAD), true],
        [addDays(today, limit.CHECK_IN_MAX_DAYS_AHEAD + 1), false],
        ['2027-02-30', false],
        ['infinity', false],
        ['soon', false],
      ],
    ],
    [
      'id',
      [
        ['99999999-9999-4999-8999-999999999999', true],
        ['1', false],
        ['', false],
        [null, false],
      ],
    ],
  ];

  // [B-02] [B-03] [B-06] [B-15] [B-23] [Z-02]
  test.each(fields)('%s', async (field, edges) => {
    const requests = edges.map(([value, accepted]) => [{ ...base, [field]: value }, accepted]);
    await agree(reservationRequestSchema(CAPACITY, today), requests as Edges, (request) => {
      const { roomId, checkIn, guestName, ...rest } = request as typeof base;
      const row = { ...rest, room_id: roomId, check_in: checkIn, guest_name: guestName };
      const [sql, values] = insertSql('reservations', row);
      return isStored(sql, values, 'anon');
    });
  });
});

describe('messages', () => {
  const base = {
    name: 'Sample Guest',
    email: 'guest@example.com',
    subject: 'Hello',
    message: 'A.',
  };
  const fields: [string, Edges][] = [
    ['name', [...columnEdges(limit.NAME_MAX, true), ...NAMES]],
    ['email', EMAILS],
    ['subject', [...columnEdges(limit.SUBJECT_MAX, true), ...LINES, ['About https://x.y', true]]],
    ['message', columnEdges(limit.MESSAGE_MAX, true)],
  ];

  test.each(['anon', 'postgres'])('[C-09] [C-16] [N-18] as %s', async (role) => {
    for (const [field, edges] of fields)
      await agree(
        contactMessageSchema,
        edges.map(([value, accepted]) => [{ ...base, [field]: value }, accepted]),
        (row) => isStored(...insertSql('messages', row as typeof base), role),
      );
  });
});

test.each(['anon', 'postgres'])('[P-13] subscribers as %s', async (role) => {
  await agree(
    subscriberSchema,
    EMAILS.map(([email, accepted]) => [{ email }, accepted]),
    (row) => isStored(...insertSql('subscribers', row as { email: string }), role),
  );
});
