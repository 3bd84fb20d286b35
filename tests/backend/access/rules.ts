import { createHash } from 'node:crypto';
import { hasRight, TABLE_RIGHTS } from '../../../src/basics/session/rights.ts';
import { ACCOUNT, ROLES, type Role, type Row } from './actors.ts';

/** How the matrix tries one table of `public`. */
export type TableRule = {
  table: string;
  key: string;
  setup?: string;
  /** The table's content during the attempt; the first row is the target. */
  rows: Row[];
  added: Row;
  patch: Row;
  /**
   * The letters of each role: `r` reads every row, `o` reads only its own, `c` inserts, `u` updates,
   * `d` deletes.
   */
  may: Record<Role, string>;
};

/** Tables that visitors fill with their forms. */
const INBOX = ['reservations', 'messages', 'subscribers'];

const LETTERS = { read: 'r', add: 'c', change: 'u', remove: 'd' } as const;

function lettersOf(table: string): Record<Role, string> {
  const rights = TABLE_RIGHTS[table];
  if (!rights) throw new Error(`no rights are stated for ${table}`);
  const verbs = ['read', 'add', 'change', 'remove'] as const;
  const of = (role: Role): string => {
    const letters = verbs.map((verb) => {
      const right = rights[verb];
      if (right === 'everybody') return LETTERS[verb];
      if (right === 'own') return role === 'admin' ? 'r' : hasRight(role, 'ownAccount') ? 'o' : '';
      return right && hasRight(role, right) ? LETTERS[verb] : '';
    });
    return letters.join('') + (role === 'anon' && INBOX.includes(table) ? 'c' : '');
  };
  return Object.fromEntries(ROLES.map((role) => [role, of(role)])) as Record<Role, string>;
}

/** Before its second factor an account may do what a stranger may, and read its own profile. */
export function lettersWithoutCode({ table, may }: TableRule): Record<Role, string> {
  const own = (role: Role) => (table === 'profiles' && may[role] ? 'o' : may.stranger);
  return Object.fromEntries(
    ROLES.map((role) => [role, role === 'anon' ? may.anon : own(role)]),
  ) as Record<Role, string>;
}

const room = {
  name: 'Tried',
  type: 'standard',
  price: 100,
  capacity: 2,
  size: 30,
  description: 'D',
};
const reservation = '55555555-5555-4555-8555-555555555555';
const A_STAY = `
  insert into public.reservations (id, room_id, room_name, email, guests, nights, price)
  values ('${reservation}', 'room-standard', 'Tried', 'guest@example.com', 2, 3, 100)
  on conflict (id) do nothing`;
const listing = '88888888-8888-4888-8888-888888888888';
const A_LISTING = `
  insert into public.listings (id, room_id, channel)
  values ('${listing}', 'room-standard', 'booking') on conflict (id) do nothing`;
const A_ROOM = `
  insert into public.rooms (id, name, type, price, capacity, size, description)
  values ('room-closed', 'Tried', 'standard', 100, 2, 30, 'A room.') on conflict (id) do nothing`;

/** The database derives a translation's id from language and source text. */
const translationOf = (source: string) => ({
  id: createHash('md5').update(`fr${source}`).digest('hex'),
  language: 'fr',
  source,
  text: 'Essayé.',
});

/**
 * Builds the rule of a table.
 * @param row a row that is in the table; attempts to insert send a row with the values of `added`
 * @param more further rows of the table (`others`), and SQL that runs first (`setup`)
 */
function rule(
  table: string,
  row: Row,
  added: Row,
  patch: Row,
  { others = [], ...more }: { key?: string; setup?: string; others?: Row[] } = {},
): TableRule {
  const [first, second] = [{ id: ACCOUNT.reader }, { id: ACCOUNT.admin }];
  const own = more.key ? {} : first;
  const rows = [{ ...own, ...row }, ...others.map((other) => ({ ...row, ...other }))];
  const next = { ...row, ...(more.key ? {} : second), ...added };
  return { table, key: 'id', may: lettersOf(table), rows, added: next, patch, ...more };
}

const BY_KEY = { key: 'key' };

export const RULES: TableRule[] = [
  rule(
    'hotel_config',
    { key: 'heroSection', value: { title: 'Before', subtitle: '', image: '', sky: '' } },
    { key: 'legal', value: { privacy: '', terms: '' } },
    { value: { title: 'After', subtitle: '', image: '', sky: '' } },
    BY_KEY,
  ),
  rule(
    'rooms',
    { id: 'room-tried', ...room },
    { id: 'room-added' },
    { description: 'Changed.' },
    { others: [{ id: 'room-standard' }] },
  ),
  rule(
    'testimonials',
    { id: 'testimonial-tried', text: 'Lovely.', author: 'Sample Guest' },
    { id: 'testimonial-added' },
    { text: 'Dreadful.' },
  ),
  rule(
    'price_periods',
    {
      room_id: 'room-standard',
      name: 'Dry season',
      from_night: '2027-01-01',
      to_night: '2027-02-01',
      price: 159,
    },
    { to_night: '2027-03-01' },
    { price: 1 },
  ),
  rule('stay_discounts', { min_nights: 7, percent: 10 }, { min_nights: 14 }, { percent: 100 }),
  rule('extras', { id: 'extra-boat', name: 'Boat', price: 35 }, { id: 'extra-tea' }, { price: 0 }),
  rule('child_bands', { until_age: 3, price: 0 }, { until_age: 11 }, { price: 1 }),
  rule(
    'charges',
    { id: 'vat', kind: 'tax', name: 'VAT', percent: 10 },
    { id: 'tourist-tax' },
    { percent: 100 },
  ),
  rule('promo_codes', { code: 'MOON', percent: 10 }, { code: 'TIDE' }, { percent: 100 }),
  rule(
    'hotel_images',
    { path: 'hero/1-tried.jpg', category: 'hero', data: 'https://example.com/1-tried.jpg' },
    { path: 'about/1-a.jpg', category: 'about' },
    { data: 'https://example.com/other.jpg' },
  ),
  rule(
    'pages',
    { id: 'page-1', slug: 'table', title: 'Tried', status: 'published' },
    { id: 'page-3', slug: 'garden' },
    { title: 'Changed' },
    { others: [{ id: 'page-2', slug: 'spa' }] },
  ),
  rule(
    'page_previews',
    { key: 'a'.repeat(40), page: { blocks: [] } },
    { key: 'b'.repeat(40) },
    { page: { blocks: [], title: 'Changed' } },
    BY_KEY,
  ),
  rule('translations', translationOf('Tried.'), translationOf('Added.'), {
    text: 'Pire.',
  }),
  rule(
    'profiles',
    { username: 'reader', role: 'reader' },
    { id: ACCOUNT.stranger, username: 'stranger', role: 'admin' },
    { role: 'admin' },
    {
      others: (['admin', 'editor', 'desk'] as const).map((role) => ({
        id: ACCOUNT[role],
        username: role,
        role,
      })),
    },
  ),
  rule(
    'reservations',
    {
      id: reservation,
      room_id: 'room-standard',
      room_name: 'Tried',
      email: 'guest@example.com',
      guests: 2,
      nights: 3,
      price: 100,
    },
    { id: ACCOUNT.admin, room_name: null, price: null },
    { status: 'declined' },
    { setup: 'delete from public.invoices' },
  ),
  rule(
    'messages',
    { name: 'Sample Guest', email: 'guest@example.com', subject: 'Hello', message: 'A few words.' },
    {},
    { status: 'archived' },
  ),
  rule(
    'subscribers',
    { email: 'reader@example.com' },
    { email: 'other@example.com' },
    { email: 'mallory@example.com' },
  ),
  rule(
    'reservation_events',
    { id: 900_001, reservation_id: reservation, changes: {} },
    { id: 900_002 },
    { actor_name: 'mallory' },
    { setup: A_STAY },
  ),
  rule(
    'content_versions',
    { id: 900_001, entity: 'rooms', key: 'room-tried', value: {}, at: '2026-11-30', act: 'saved' },
    { id: 900_002 },
    { by_name: 'mallory' },
  ),
  rule(
    'stay_changes',
    { reservation_id: reservation, nights: 2, status: 'asked' },
    { status: 'declined' },
    { answer: 'We are sorry.' },
    { setup: A_STAY },
  ),
  rule(
    'untold_stays',
    { reservation_id: reservation, knows: {} },
    {},
    { knows: { status: 'new' } },
    { setup: A_STAY, key: 'reservation_id' },
  ),
  rule(
    'inbox_counts',
    { entity: 'reservations', total: 1, open: 1, guests: 2 },
    { entity: 'subscribers' },
    { total: 1_000_000 },
    { key: 'entity', others: [{ entity: 'messages' }] },
  ),
  rule(
    'outbox',
    { recipient: 'guest@example.com', subject: 'Hello', body: 'Come.' },
    {},
    { subject: 'Changed' },
  ),
  rule(
    'closings',
    { room_id: 'room-closed', from_date: '2027-01-01', to_date: '2027-01-03', reason: 'Painting' },
    { from_date: '2027-02-01', to_date: '2027-02-03' },
    { reason: 'Changed' },
    { setup: A_ROOM },
  ),
  rule(
    'listings',
    { room_id: 'room-standard', channel: 'booking', slot: 1 },
    { slot: 2 },
    { skip_words: ['Changed'] },
  ),
  rule(
    'listing_events',
    {
      listing_id: listing,
      uid: 'tried@channel.test',
      from_date: '2027-01-01',
      to_date: '2027-01-03',
      state: 'held',
      settled_at: '2027-01-01T00:00:00Z',
    },
    { uid: 'other@channel.test' },
    { settled_at: null },
    { setup: A_LISTING },
  ),
  rule(
    'invoice_settings',
    { id: 1, prefix: 'INV-' },
    { id: 1, prefix: 'NEW-' },
    { prefix: 'MINE-' },
  ),
  rule(
    'invoices',
    { reservation_id: reservation, prefix: 'INV-', kind: 'invoice', facts: {}, number: 1 },
    { number: 2 },
    { facts: { total: 0 } },
    { setup: A_STAY },
  ),
  rule(
    'outbox_settings',
    { key: 'bell', value: { addresses: null, telegram: true } },
    { key: 'letters', value: { automatic: [] } },
    { value: { addresses: [], telegram: false } },
    BY_KEY,
  ),
  rule(
    'letter_texts',
    { key: 'confirmed.en', subject: 'Confirmed', body: 'Dear {guest},' },
    { key: 'declined.en' },
    { subject: 'Changed' },
    BY_KEY,
  ),
];
