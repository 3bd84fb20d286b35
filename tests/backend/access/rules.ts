import { createHash } from 'node:crypto';
import { ACCOUNT, type Role, type Row } from './actors.ts';

/**
 * Who may do what: the whole of the database's promise, one entry for each table in `public`.
 * `r` reads every row, `o` only his own, `c` adds, `u` changes, `d` deletes.
 */
export type TableRule = {
  table: string;
  key: string;
  /** What must be there before the rows can be. */
  setup?: string;
  /** What lies in the table while somebody tries; the first row is the one he goes for. */
  rows: Row[];
  added: Row;
  patch: Row;
  may: Record<Role, string>;
};

const CONTENT = { anon: 'r', stranger: 'r', staff: 'r', admin: 'rcud' };
/** Content of which visitors are given a part, by a function. */
const STAFF_CONTENT = { anon: '', stranger: '', staff: '', admin: 'rcud' };
/** What visitors may add to, and nobody sees but administrators. */
const INBOX = { anon: 'c', stranger: '', staff: '' };
const ADMIN_ONLY = { anon: '', stranger: '', staff: '' };

const room = {
  id: 'room-tried',
  name: 'Tried',
  type: 'standard',
  price: 100,
  capacity: 2,
  size: 30,
  description: 'A room to try things on.',
};
const page = { id: 'page-1', slug: 'table', title: 'Tried', status: 'published' };
const period = {
  id: '88888888-8888-4888-8888-888888888888',
  room_id: 'room-standard',
  name: 'Dry season',
  from_night: '2027-01-01',
  to_night: '2027-02-01',
  price: 159,
};
const image = {
  id: '44444444-4444-4444-8444-444444444444',
  path: 'hero/1-tried.jpg',
  category: 'hero',
  data: 'https://example.com/1-tried.jpg',
};
const reservation = {
  id: '55555555-5555-4555-8555-555555555555',
  room_id: 'room-standard',
  email: 'guest@example.com',
  guests: 2,
  nights: 3,
};
/** For rows that belong to a stay. */
const A_STAY = `
  insert into public.reservations (id, room_id, room_name, email, guests, nights, price)
  values ('${reservation.id}', 'room-standard', 'Tried', 'guest@example.com', 2, 3, 100)
  on conflict (id) do nothing`;
const message = {
  id: '66666666-6666-4666-8666-666666666666',
  name: 'Sample Guest',
  email: 'guest@example.com',
  subject: 'Hello',
  message: 'A few words.',
};
const closing = {
  room_id: 'room-closed',
  from_date: '2027-01-01',
  to_date: '2027-01-03',
  reason: 'Painting',
};
const invoice = {
  reservation_id: reservation.id,
  prefix: 'INV-',
  kind: 'invoice',
  facts: { total: 110 },
};
const listing = { room_id: 'room-standard', channel: 'booking' };
/** For what a shop holds. */
const A_LISTING = `
  insert into public.listings (id, room_id, channel)
  values ('${period.id}', 'room-standard', 'booking') on conflict (id) do nothing`;
const shopEvent = {
  listing_id: period.id,
  uid: 'tried@shop.test',
  from_date: '2027-01-01',
  to_date: '2027-01-03',
  state: 'held',
};
const testimonial = { id: 'testimonial-tried', text: 'Lovely.', author: 'Sample Guest' };

/** Its id is what the database makes of language and source. */
const translationOf = (source: string) => ({
  id: createHash('md5').update(`fr${source}`).digest('hex'),
  language: 'fr',
  source,
  text: 'Essayé.',
});

type Tried = Pick<TableRule, 'rows' | 'added' | 'patch' | 'setup'>;
const rule = (table: string, may: TableRule['may'], tried: Tried, key = 'id'): TableRule => ({
  table,
  key,
  may,
  ...tried,
});

export const RULES: TableRule[] = [
  rule(
    'hotel_config',
    { ...CONTENT, admin: 'rcu' },
    {
      rows: [{ key: 'heroSection', value: { title: 'Before', subtitle: '', image: '', sky: '' } }],
      added: { key: 'legal', value: { privacy: '', terms: '' } },
      patch: { value: { title: 'After', subtitle: '', image: '', sky: '' } },
    },
    'key',
  ),
  rule('rooms', CONTENT, {
    rows: [room, { ...room, id: 'room-standard' }],
    added: { ...room, id: 'room-added' },
    patch: { price: 1 },
  }),
  rule('testimonials', CONTENT, {
    rows: [testimonial],
    added: { ...testimonial, id: 'testimonial-added' },
    patch: { text: 'Dreadful.' },
  }),
  rule('price_periods', CONTENT, {
    rows: [period],
    added: { ...period, id: ACCOUNT.admin, to_night: '2027-03-01' },
    patch: { price: 1 },
  }),
  rule('stay_discounts', CONTENT, {
    rows: [{ id: period.id, min_nights: 7, percent: 10 }],
    added: { id: ACCOUNT.admin, min_nights: 14, percent: 15 },
    patch: { percent: 100 },
  }),
  rule('extras', CONTENT, {
    rows: [{ id: 'extra-boat', name: 'Boat', price: 35 }],
    added: { id: 'extra-breakfast', name: 'Breakfast', price: 9, per: 'guest_night' },
    patch: { price: 0 },
  }),
  rule('charges', CONTENT, {
    rows: [{ id: 'vat', kind: 'tax', name: 'VAT', percent: 10 }],
    added: { id: 'tourist-tax', kind: 'tax', name: 'Tourist tax', percent: 2 },
    patch: { percent: 100 },
  }),
  rule(
    'promo_codes',
    { ...ADMIN_ONLY, admin: 'rcud' },
    {
      rows: [{ id: period.id, code: 'MOON', percent: 10 }],
      added: { id: ACCOUNT.admin, code: 'TIDE', amount: 20 },
      patch: { percent: 100 },
    },
  ),
  rule('hotel_images', CONTENT, {
    rows: [image],
    added: { ...image, id: ACCOUNT.admin, path: 'about/1-a.jpg', category: 'about' },
    patch: { data: 'https://example.com/other.jpg' },
  }),
  rule('pages', STAFF_CONTENT, {
    rows: [page, { ...page, id: 'page-2', slug: 'spa' }],
    added: { ...page, id: 'page-3', slug: 'garden' },
    patch: { title: 'Changed' },
  }),
  rule(
    'page_previews',
    { ...ADMIN_ONLY, admin: 'rcd' },
    {
      rows: [{ key: 'a'.repeat(40), page: { blocks: [] } }],
      added: { key: 'b'.repeat(40), page: { blocks: [] } },
      patch: { page: { blocks: [], title: 'Changed' } },
    },
    'key',
  ),
  rule('translations', STAFF_CONTENT, {
    rows: [translationOf('Tried.')],
    added: translationOf('Added.'),
    patch: { text: 'Pire.' },
  }),
  rule(
    'profiles',
    { anon: '', stranger: '', staff: 'o', admin: 'r' },
    {
      rows: [
        { id: ACCOUNT.staff, username: 'staff', role: 'staff' },
        { id: ACCOUNT.admin, username: 'admin', role: 'admin' },
      ],
      added: { id: ACCOUNT.stranger, username: 'stranger', role: 'admin' },
      patch: { role: 'admin' },
    },
  ),
  rule(
    'reservations',
    { ...INBOX, admin: 'rcu' },
    {
      setup: 'delete from public.invoices',
      rows: [{ ...reservation, room_name: 'Tried', price: 100 }],
      added: { ...reservation, id: ACCOUNT.admin },
      patch: { status: 'declined' },
    },
  ),
  rule(
    'messages',
    { ...INBOX, admin: 'rud' },
    { rows: [message], added: { ...message, id: ACCOUNT.admin }, patch: { status: 'archived' } },
  ),
  rule(
    'subscribers',
    { ...INBOX, admin: 'rd' },
    {
      rows: [{ id: '77777777-7777-4777-8777-777777777777', email: 'reader@example.com' }],
      added: { id: ACCOUNT.admin, email: 'other@example.com' },
      patch: { email: 'mallory@example.com' },
    },
  ),
  rule(
    'reservation_events',
    { ...ADMIN_ONLY, admin: 'r' },
    {
      setup: A_STAY,
      rows: [{ id: 900_001, reservation_id: reservation.id, changes: {} }],
      added: { id: 900_002, reservation_id: reservation.id, changes: {} },
      patch: { actor_name: 'mallory' },
    },
  ),
  rule(
    'stay_changes',
    { ...ADMIN_ONLY, admin: 'ru' },
    {
      setup: A_STAY,
      rows: [
        { id: '88888888-8888-4888-8888-888888888888', reservation_id: reservation.id, nights: 2 },
      ],
      added: {
        id: '99999999-9999-4999-8999-999999999999',
        reservation_id: reservation.id,
        status: 'declined',
      },
      patch: { answer: 'We are sorry.' },
    },
  ),
  rule(
    'untold_stays',
    { ...ADMIN_ONLY, admin: 'r' },
    {
      setup: A_STAY,
      rows: [{ reservation_id: reservation.id, knows: {} }],
      added: { reservation_id: reservation.id, knows: { status: 'new' } },
      patch: { knows: { status: 'new' } },
    },
    'reservation_id',
  ),
  rule(
    'inbox_counts',
    { ...ADMIN_ONLY, admin: 'r' },
    {
      rows: [
        { entity: 'reservations', total: 1, open: 1, guests: 2 },
        { entity: 'messages', total: 1, open: 1 },
      ],
      added: { entity: 'subscribers', total: 1_000_000 },
      patch: { total: 1_000_000 },
    },
    'entity',
  ),
  rule(
    'outbox',
    { ...ADMIN_ONLY, admin: 'rcud' },
    {
      rows: [
        { id: ACCOUNT.staff, recipient: 'guest@example.com', subject: 'Hello', body: 'Come.' },
      ],
      added: { id: ACCOUNT.admin, recipient: 'guest@example.com', subject: 'Again', body: 'Come.' },
      patch: { subject: 'Changed' },
    },
  ),
  rule(
    'closings',
    { ...ADMIN_ONLY, admin: 'rcud' },
    {
      setup: `insert into public.rooms (id, name, type, price, capacity, size, description)
      values ('room-closed', 'Tried', 'standard', 100, 2, 30, 'A room.') on conflict (id) do nothing`,
      rows: [{ id: ACCOUNT.staff, ...closing }],
      added: { id: ACCOUNT.admin, ...closing, from_date: '2027-02-01', to_date: '2027-02-03' },
      patch: { reason: 'Changed' },
    },
  ),
  rule(
    'listings',
    { ...ADMIN_ONLY, admin: 'rcud' },
    {
      rows: [{ id: period.id, ...listing }],
      added: { id: ACCOUNT.admin, ...listing, slot: 2 },
      patch: { skip_words: ['Changed'] },
    },
  ),
  rule(
    'listing_events',
    { ...ADMIN_ONLY, admin: 'ru' },
    {
      setup: A_LISTING,
      rows: [{ id: ACCOUNT.staff, ...shopEvent, settled_at: '2027-01-01T00:00:00Z' }],
      added: { id: ACCOUNT.admin, ...shopEvent, uid: 'other@shop.test' },
      patch: { settled_at: null },
    },
  ),
  rule(
    'invoice_settings',
    { ...ADMIN_ONLY, admin: 'ru' },
    {
      rows: [{ id: 1, prefix: 'INV-' }],
      added: { id: 1, prefix: 'NEW-' },
      patch: { prefix: 'MINE-' },
    },
  ),
  rule(
    'invoices',
    { ...ADMIN_ONLY, admin: 'r' },
    {
      setup: A_STAY,
      rows: [{ id: ACCOUNT.staff, ...invoice, number: 1 }],
      added: { id: ACCOUNT.admin, ...invoice, number: 2 },
      patch: { facts: { total: 0 } },
    },
  ),
  rule(
    'outbox_settings',
    { ...ADMIN_ONLY, admin: 'rcu' },
    {
      rows: [{ key: 'bell', value: { addresses: null, telegram: true } }],
      added: { key: 'letters', value: { automatic: [] } },
      patch: { value: { addresses: [], telegram: false } },
    },
    'key',
  ),
  rule(
    'letter_texts',
    { ...ADMIN_ONLY, admin: 'rcud' },
    {
      rows: [{ key: 'confirmed.en', subject: 'Confirmed', body: 'Dear {guest},' }],
      added: { key: 'declined.en', subject: 'Declined', body: 'Dear {guest},' },
      patch: { subject: 'Changed' },
    },
    'key',
  ),
];
