import * as v from 'valibot';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { addDays, hotelToday } from '@/basics/time/dates';
import { hotelImageSchema, pictureReference } from '@/content/schema/image';
import { emailSchema } from '@/basics/rules/email';
import * as limit from '@/basics/rules/limits';
import { webAddress } from '@/basics/rules/web-address-schema';
import { contactMessageSchema } from '@/guests/messages/message-request';
import { reservationRequestSchema } from '@/selling/booking/booking-request';
import { blankRoom, roomDraftSchema, roomSchema } from '@/content/schema/room';
import { SECTION_KEYS, SECTIONS } from '@/content/schema/sections';
import { subscriberSchema } from '@/guests/newsletter/subscription';
import { blankTestimonial, testimonialDraftSchema } from '@/content/schema/testimonial';
import { testimonialSchema } from '@/content/schema/testimonial';
import { LANGUAGE_CODES } from '@/words/languages';
import { toColumns } from '@/content/store/staff-calls/row-schema';
import { openBackend } from '../support/hotel.ts';
import { PICTURE, REQUEST } from '../support/rows.ts';
import { INVALID_EMAILS, VALID_EMAILS } from '../support/email-addresses.ts';
import { differentFrom, readable, requirementOf } from '../support/schema-walk.ts';
import { insertSql } from './access/actors.ts';

/**
 * SQL repeats the limits of the form schemas. Each edge value goes through both: Postgres must
 * store what the schema accepts and refuse what the schema refuses.
 */
const backend = await openBackend();

type Edges = [value: unknown, accepted: boolean][];
const taken = (...values: unknown[]): Edges => values.map((value) => [value, true]);
const refused = (...values: unknown[]): Edges => values.map((value) => [value, false]);

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

async function agree(
  schema: v.GenericSchema,
  edges: Edges,
  store: (value: unknown) => Promise<boolean>,
): Promise<void> {
  for (const [value, accepted] of edges) {
    const what = `${JSON.stringify(value)?.slice(0, 80)} is ${accepted ? 'accepted' : 'refused'}`;
    const parsed = v.safeParse(schema, value);
    expect(parsed.success, `schema: ${what}`).toBe(accepted);
    // The parsed value is sent, because the schema trims text and lower-cases colours.
    expect(await store(parsed.success ? parsed.output : value), `Postgres: ${what}`).toBe(accepted);
  }
}

function textEdges(max: number, required: boolean): Edges {
  return [
    ...taken('a', 'x'.repeat(max)),
    ...refused('x'.repeat(max + 1)),
    ...taken('ស'.repeat(max)),
    ['', !required],
    ['   ', !required],
    ['\u00a0\u3000\ufeff\n', !required],
    ...refused(7, null, ['a'], { a: 1 }),
  ];
}

/** Edges of a text column, without other types, which Postgres would convert to text. */
const columnEdges = (max: number, required: boolean): Edges =>
  textEdges(max, required).filter(([value]) => typeof value === 'string' || value === null);

/** Edges of an optional text, without null, which requests never contain. */
const given = (max: number): Edges => columnEdges(max, false).filter(([value]) => value !== null);

const LINES: Edges = [
  ...refused('two\nlines', 'two\r\nlines', 'a\u0001b', 'a\tb', '\u001b[31mred', 'a\u0085b'),
  ...refused('a\u2028b', 'moc.elpmaxe\u202e', '\u2066a\u2069', 'a\u200fb'),
  // Invisible characters that some scripts need inside a word.
  ['ព្រះ\u200bចន្ទ', true],
  ...taken('می\u200cخواهم'),
];

/** Edges of a name: a single line without a web address. */
const NAMES: Edges = [
  ...LINES,
  ...taken("Anne-Marie d'Arc, Dr. (2 pers.)", 'สมชาย ใจดี'),
  ...refused('customer, pay at https://evil.example/pay', 'see WWW.evil.example', 'ftp://x'),
];

const wholeNumberEdges = (min: number, max: number): Edges => [
  ...taken(min, max),
  ...refused(min - 1, max + 1, min + 0.5, Number.MAX_SAFE_INTEGER, 'many', null),
];

const long = (max: number) =>
  `https://example.com/${'a'.repeat(max - 'https://example.com/'.length)}`;

const PICTURES: Edges = [
  ...taken('', '/images/hero.jpg', 'hero/1700000000000-a1b2.jpg', 'room-standard/1-a.webp'),
  ...taken('https://example.com/a..b.jpg?x=1&y=2', long(limit.URL_MAX)),
  ...refused(long(limit.URL_MAX + 1), 'http://example.com/a.jpg', 'javascript:alert(1)'),
  ...refused(' javascript:alert(1)', 'data:image/png;base64,AAAA', '//evil.example/a.jpg'),
  ...refused('/a/../../etc/passwd', 'hero/../about/a.jpg', 'elsewhere/a.jpg'),
  ...refused('https://example.com/a b.jpg', 'https://example.com/a\u00a0b.jpg'),
  ...refused('https://example.com/"onerror=1', "https://example.com/')"),
  ...refused('https://example.com/\\a', 'blob:https://example.com/1', 7, null),
];

const COLOURS: Edges = [
  ...taken('#006837', '#ABC', 'c4a256'),
  ...refused('red', 'red;background:url(https://evil.example)', '#12345g', '#1234567'),
  ...refused('var(--brand)', '', null),
];

const mailbox = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

const PHONES: Edges = [
  ...taken('', '  ', '+855 12 345 678', '(012) 345-678 / 0.12.34', '123456'),
  ...refused('12345'),
  ...taken('1'.repeat(limit.PHONE_MAX)),
  ...refused('1'.repeat(limit.PHONE_MAX + 1), 'please call my sister'),
  ...refused('+855 12 345 678 (mornings)', '++855 12 345 678'),
  ...taken('+855 12 345 678\n'),
  ...refused('+855 12\n345 678', '០១២ ៣៤៥ ៦៧៨', ' - - - - - - - - - - - - - - - - - - - x'),
];

const EMAILS: Edges = [
  ...taken('guest@example.com', ' guest@example.com ', 'a@b.c', mailbox(limit.EMAIL_MAX)),
  ...refused(mailbox(limit.EMAIL_MAX + 1), '', 'guest', 'guest@example', 'guest@@example.com'),
  ...refused('guest@example..com', 'gu est@example.com', 'gu\u00a0est@example.com'),
  ...refused('guest@example.com\r\nBcc: all@example.com'),
  ...VALID_EMAILS.map((address): [string, boolean] => [address, true]),
  ...INVALID_EMAILS.map((address): [string, boolean] => [address, false]),
];

const SOCIAL: Edges = [
  ...taken('', 'https://www.instagram.com/sample', long(limit.URL_MAX)),
  ...refused(long(limit.URL_MAX + 1), 'https://'),
  ['http://www.instagram.com/sample', true], // sent as https
  ...taken('instagram.com/sample'),
  ...refused('javascript:alert(1)', 'https://example.com/ x'),
];

const pictures = (count: number) => Array.from({ length: count }, (_, i) => `/images/${i}.jpg`);
const listEdges = (max: number): Edges => [
  ...taken([], pictures(max)),
  ...refused(pictures(max + 1), ['javascript:alert(1)'], [7], [null], [['/images/1.jpg']]),
  ...refused('/images/1.jpg', { 0: '/images/1.jpg' }, null),
];

const CHATS = (link: string): Edges => [
  ...taken('', link),
  ['+855 12 345 678', true], // sent as a link
  ...refused('012 345 678', 'https://example.com/85512345678'),
  ...refused(link.replace('/', '.evil.example/'), 'javascript:alert(1)', 7, null),
];

const WECHAT: Edges = [
  ...taken('', 'sunrise', 'Sunrise_Garden-1', ' sunrise '),
  ...refused('sunri'),
  ...taken('x'.repeat(20)),
  ...refused('x'.repeat(21), '1sunrise', 'sun rise', 'javascript:x', null),
];

const COUNTRIES: Edges = [
  ...taken('+855', '855', '00855', '+1', '+1684'),
  ...refused('+16841', '+0', '', '+', 'Cambodia', 855, null),
];

const HOURS: Edges = [
  ...taken('', '00:00', '23:59'),
  ...refused('24:00', '14:60', '2:00', '14:00:00', 'noon', 14, null),
];

const PLACES: Edges = [
  ...taken('', '10.4829, 104.3167'),
  ['10.4829,104.3167', true], // sent with a space
  ...taken('-90, 180'),
  ['10.123456789, 104.3', true], // sent shorter
  ...refused('90.1, 0', '0, 180.5', '10.4829', '1, 2, 3', 'Kep', null),
];

const SKIES: Edges = [
  ...taken('', '44 52', '0 0', '100 100'),
  ...refused('44', '101 0', '0 -1', '044 52', '44  52', '4.4 52', null),
];

function thingEdges(item: v.GenericSchema, max: number): Edges {
  const thing = differentFrom(item, {}) as Record<string, unknown>;
  const fields = Object.entries(readable(item).entries ?? {});
  for (const [name, { type }] of fields) if (type === 'boolean') thing[name] = false;
  const many = (count: number) => Array.from({ length: count }, () => thing);
  return [
    ...taken([], many(max)),
    ...refused(many(max + 1)),
    [[{ ...thing, more: 'x' }], true], // the schema leaves it out
    ...refused(['Breakfast'], [null], [[thing]], thing, 'Breakfast', null),
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
    ...taken([], ['x'.repeat(longest)]),
    ...refused(['x'.repeat(longest + 1)], [''], [' \u00a0'], [7]),
    ...taken(many(max)),
    ...refused(many(max + 1), 'Text', null),
  ];
}

function choiceEdges(options: readonly unknown[]): Edges {
  const all = ['no such choice', '', -1, 1.5, true, null, options.slice(0, 1), ...options];
  return all.map((option) => [option, options.includes(option)]);
}

function numberEdges(schema: v.GenericSchema, min: number, max: number): Edges {
  const isWhole = readable(schema).pipe?.some(({ type }) => type === 'integer');
  if (isWhole) return wholeNumberEdges(min, max);
  return [...taken(min, (min + max) / 2 + 0.25, max), ...refused(min - 0.1, max + 1, 'many', null)];
}

const OF_FREE_TEXT = ['string', 'trim', 'non_empty', 'max_length'];

/**
 * Returns the edges of a field, derived from its schema. A field with a pattern or check needs
 * edges in this file; without them its test fails.
 */
function edgesOf(name: string, schema: v.GenericSchema): Edges {
  const { type, pipe = [], options, wrapped, item } = readable(schema);
  const max = requirementOf(schema, 'max_length');
  if (schema === pictureReference) return PICTURES;
  if (schema === emailSchema) return EMAILS;
  if (schema === webAddress || pipe.some((step) => Object.is(step, webAddress))) return SOCIAL;
  if (wrapped) return [...edgesOf(name, wrapped).filter(([value]) => value !== null), [null, true]];
  if (options) return choiceEdges(options);
  if (type === 'boolean') return [...taken(true, false), ...refused('true', null)];
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

/** Leaves out values of another type than the column's, because the column would convert them. */
function inColumn(type: string, edges: Edges): Edges {
  if (type === 'number' || type === 'array' || type === 'nullable') return edges;
  const kind = type === 'boolean' ? 'boolean' : 'string';
  return edges.filter(([value]) => value === null || typeof value === kind);
}

function rowEdges(schema: v.GenericSchema, own: Record<string, Edges>): [string, Edges][] {
  return Object.entries(readable(schema).entries ?? {}).map(([name, field]) => [
    name,
    own[name] ?? inColumn(field.type, edgesOf(name, field)),
  ]);
}

const LANGUAGES: Edges = [
  ...taken(['en'], LANGUAGE_CODES.toReversed()),
  ...refused([], ['en', 'en'], ['xx'], ['EN'], ['en', null], [['en']], 'en', null),
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
    'heroSection.sky': SKIES,
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

  test('both legal texts at full length in Khmer fit into a section', async () => {
    const text = 'ស'.repeat(limit.LEGAL_MAX);
    const sql = `update public.hotel_config set value = $1 where key = 'legal'`;
    expect(await isStored(sql, [JSON.stringify({ privacy: text, terms: text })])).toBe(true);
  });
});

/** Tests the position in a list. Drafts have none, because only the database sets it. */
const agreeOnPlace = (schema: v.GenericSchema, field: string, table: string, row: object) =>
  agree(
    schema,
    wholeNumberEdges(0, limit.POSITION_MAX).map(([place, is]) => [{ [field]: place }, is]),
    (value) =>
      isStored(...insertSql(table, { ...row, ...toColumns(value as Record<string, unknown>) })),
  );

describe('rooms', () => {
  const base = { ...blankRoom(), name: 'Room', price: 100, description: 'A room.', images: [] };
  const store = (draft: unknown) =>
    isStored(...insertSql('rooms', { id: 'room-x', ...toColumns(draft as typeof base) }));
  const money: Edges = [
    ...refused(0, 0.001),
    ...taken(0.01, limit.PRICE_MAX),
    ...refused(limit.PRICE_MAX + 1, -1, 'much', 'NaN', null),
  ];
  // Proves checklist rows [M-08] [M-09] [M-10] [Z-03].
  test.each(rowEdges(roomDraftSchema, { price: money }))(
    '[N-04] [X-18] %s',
    async (field, edges) => {
      const drafts = edges.map(([value, accepted]) => [{ ...base, [field]: value }, accepted]);
      await agree(roomDraftSchema, drafts as Edges, store);
    },
  );

  test.each([
    ...taken('room-1700000000000', 'a'.repeat(80)),
    ...refused('a'.repeat(81), '', '-room', 'room/1', 'room 1', '../admin'),
  ])('[M-13] id %s', async (id, accepted) => {
    const room = { ...base, id, position: 0, updatedAt: '' };
    expect(v.safeParse(roomSchema, room).success).toBe(accepted);
    const { updatedAt: _updatedAt, ...row } = room;
    expect(await isStored(...insertSql('rooms', toColumns(row)))).toBe(accepted);
  });

  test('position', () =>
    agreeOnPlace(v.pick(roomSchema, ['position']), 'position', 'rooms', {
      id: 'room-x',
      ...toColumns(base),
    }));
});

describe('testimonials', () => {
  const base = { ...blankTestimonial(), text: 'Lovely.', author: 'Sample Guest' };
  const month: Edges = [
    ...taken('', '2026-03', '1999-12'),
    ...refused('2026-13', '2026-00', '2026-3', 'March 2026', '2026-03-01', null),
  ];

  // Proves checklist rows [T-02] [T-03] [Z-04].
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

  test('sortOrder', () =>
    agreeOnPlace(v.pick(testimonialSchema, ['sortOrder']), 'sortOrder', 'testimonials', {
      id: 'testimonial-x',
      ...base,
    }));
});

describe('picture records', () => {
  const base = { ...PICTURE, path: 'general/1-a.jpg', category: 'general' };
  const store = (image: unknown) => {
    const { focalX, focalY, ...rest } = image as typeof base;
    const data = 'https://example.com/a.jpg';
    return isStored(
      ...insertSql('hotel_images', { ...rest, focal_x: focalX, focal_y: focalY, data }),
    );
  };
  const variant = { path: 'general/1-a-480.webp', width: 480, type: 'image/webp' };
  const own: Record<string, Edges> = {
    id: [],
    luminance: [...taken(0, 255), ...refused(-1, 256), ...taken(null)],
    colour: [...taken('#00ff00'), ...refused('#0f0', 'red'), ...taken(null)],
    path: [
      ...taken('hero/1700000000000-a1b2.jpg', `general/${'a'.repeat(120)}`),
      ...refused(`general/${'a'.repeat(121)}`, 'general/', 'general/a/b.jpg', 'elsewhere/a.jpg'),
      ...refused('general/a b.jpg', '/general/a.jpg'),
    ],
    variants: [
      ...taken(
        [variant],
        Array.from({ length: 8 }, () => variant),
      ),
      ...refused(
        Array.from({ length: 9 }, () => variant),
        [{ ...variant, width: 0 }],
      ),
      ...refused([{ ...variant, width: 20_001 }], [{ ...variant, width: 1.5 }]),
      ...refused([{ ...variant, path: 'javascript:alert(1)' }]),
      ...refused([{ ...variant, type: 'image/svg+xml' }], [{ width: 480, type: 'image/webp' }]),
      ...refused(['general/1-a.webp'], variant, null),
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

/** Sends rows as a visitor, so triggers and policies apply. */
describe('booking requests', () => {
  const CAPACITY = 3; // of room-premier
  const today = hotelToday();
  const base = { ...REQUEST, guests: 2, nights: 3 };
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
        ...taken(null, today),
        ...refused(addDays(today, -1)),
        ...taken(addDays(today, limit.CHECK_IN_MAX_DAYS_AHEAD)),
        ...refused(addDays(today, limit.CHECK_IN_MAX_DAYS_AHEAD + 1), '2027-02-30', 'infinity'),
        ...refused('soon'),
      ],
    ],
    ['id', [...taken('99999999-9999-4999-8999-999999999999'), ...refused('1', '', null)]],
  ];

  // Proves checklist rows [B-02] [B-03] [B-06] [B-15] [B-23] [Z-02].
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
