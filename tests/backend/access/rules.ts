import { createHash } from 'node:crypto';
import { ACCOUNT } from './actors.ts';
import type { Role, Row } from './actors.ts';

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

const room = {
  id: 'room-tried',
  name: 'Tried',
  type: 'standard',
  price: 100,
  capacity: 2,
  size: 30,
  description: 'A room to try things on.',
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
const testimonial = { id: 'testimonial-tried', text: 'Lovely.', author: 'Sample Guest' };

/** Its id is what the database makes of language and source. */
const translationOf = (source: string) => ({
  id: createHash('md5').update(`fr${source}`).digest('hex'),
  language: 'fr',
  source,
  text: 'Essayé.',
});

export const RULES: TableRule[] = [
  {
    table: 'hotel_config',
    key: 'key',
    rows: [{ key: 'heroSection', value: { title: 'Before', subtitle: '', image: '' } }],
    added: { key: 'legal', value: { privacy: '', terms: '' } },
    patch: { value: { title: 'After', subtitle: '', image: '' } },
    may: { ...CONTENT, admin: 'rcu' },
  },
  {
    table: 'rooms',
    key: 'id',
    rows: [room, { ...room, id: 'room-standard' }],
    added: { ...room, id: 'room-added' },
    patch: { price: 1 },
    may: CONTENT,
  },
  {
    table: 'testimonials',
    key: 'id',
    rows: [testimonial],
    added: { ...testimonial, id: 'testimonial-added' },
    patch: { text: 'Dreadful.' },
    may: CONTENT,
  },
  {
    table: 'hotel_images',
    key: 'id',
    rows: [image],
    added: { ...image, id: ACCOUNT.admin, path: 'about/1-a.jpg', category: 'about' },
    patch: { data: 'https://example.com/other.jpg' },
    may: CONTENT,
  },
  {
    table: 'translations',
    key: 'id',
    rows: [translationOf('Tried.')],
    added: translationOf('Added.'),
    patch: { text: 'Pire.' },
    may: CONTENT,
  },
  {
    table: 'profiles',
    key: 'id',
    rows: [
      { id: ACCOUNT.staff, username: 'staff', role: 'staff' },
      { id: ACCOUNT.admin, username: 'admin', role: 'admin' },
    ],
    added: { id: ACCOUNT.stranger, username: 'stranger', role: 'admin' },
    patch: { role: 'admin' },
    may: { anon: '', stranger: '', staff: 'o', admin: 'r' },
  },
  {
    table: 'reservations',
    key: 'id',
    setup: 'delete from public.invoices',
    rows: [{ ...reservation, room_name: 'Tried', price: 100 }],
    added: { ...reservation, id: ACCOUNT.admin },
    patch: { status: 'declined' },
    may: { anon: 'c', stranger: '', staff: '', admin: 'rcu' },
  },
  {
    table: 'messages',
    key: 'id',
    rows: [message],
    added: { ...message, id: ACCOUNT.admin },
    patch: { status: 'archived' },
    may: { anon: 'c', stranger: '', staff: '', admin: 'rud' },
  },
  {
    table: 'subscribers',
    key: 'id',
    rows: [{ id: '77777777-7777-4777-8777-777777777777', email: 'reader@example.com' }],
    added: { id: ACCOUNT.admin, email: 'other@example.com' },
    patch: { email: 'mallory@example.com' },
    may: { anon: 'c', stranger: '', staff: '', admin: 'rd' },
  },
  {
    table: 'reservation_events',
    key: 'id',
    setup: `insert into public.reservations (id, room_id, room_name, email, guests, nights, price)
      values ('${reservation.id}', 'room-standard', 'Tried', 'guest@example.com', 2, 3, 100)
      on conflict (id) do nothing`,
    rows: [{ id: 900_001, reservation_id: reservation.id, changes: {} }],
    added: { id: 900_002, reservation_id: reservation.id, changes: {} },
    patch: { actor_name: 'mallory' },
    may: { anon: '', stranger: '', staff: '', admin: 'r' },
  },
  {
    table: 'stay_changes',
    key: 'id',
    setup: `insert into public.reservations (id, room_id, room_name, email, guests, nights, price)
      values ('${reservation.id}', 'room-standard', 'Tried', 'guest@example.com', 2, 3, 100)
      on conflict (id) do nothing`,
    rows: [
      { id: '88888888-8888-4888-8888-888888888888', reservation_id: reservation.id, nights: 2 },
    ],
    added: {
      id: '99999999-9999-4999-8999-999999999999',
      reservation_id: reservation.id,
      status: 'declined',
    },
    patch: { answer: 'We are sorry.' },
    may: { anon: '', stranger: '', staff: '', admin: 'ru' },
  },
  {
    table: 'untold_stays',
    key: 'reservation_id',
    setup: `insert into public.reservations (id, room_id, room_name, email, guests, nights, price)
      values ('${reservation.id}', 'room-standard', 'Tried', 'guest@example.com', 2, 3, 100)
      on conflict (id) do nothing`,
    rows: [{ reservation_id: reservation.id, knows: {} }],
    added: { reservation_id: reservation.id, knows: { status: 'new' } },
    patch: { knows: { status: 'new' } },
    may: { anon: '', stranger: '', staff: '', admin: 'r' },
  },
  {
    table: 'inbox_counts',
    key: 'entity',
    rows: [
      { entity: 'reservations', total: 1, open: 1, guests: 2 },
      { entity: 'messages', total: 1, open: 1 },
    ],
    added: { entity: 'subscribers', total: 1_000_000 },
    patch: { total: 1_000_000 },
    may: { anon: '', stranger: '', staff: '', admin: 'r' },
  },
  {
    table: 'outbox',
    key: 'id',
    rows: [{ id: ACCOUNT.staff, recipient: 'guest@example.com', subject: 'Hello', body: 'Come.' }],
    added: { id: ACCOUNT.admin, recipient: 'guest@example.com', subject: 'Again', body: 'Come.' },
    patch: { subject: 'Changed' },
    may: { anon: '', stranger: '', staff: '', admin: 'rcud' },
  },
  {
    table: 'closings',
    key: 'id',
    setup: `insert into public.rooms (id, name, type, price, capacity, size, description)
      values ('room-closed', 'Tried', 'standard', 100, 2, 30, 'A room.') on conflict (id) do nothing`,
    rows: [{ id: ACCOUNT.staff, ...closing }],
    added: { id: ACCOUNT.admin, ...closing, from_date: '2027-02-01', to_date: '2027-02-03' },
    patch: { reason: 'Changed' },
    may: { anon: '', stranger: '', staff: '', admin: 'rcud' },
  },
  {
    table: 'invoice_settings',
    key: 'id',
    rows: [{ id: 1, prefix: 'INV-' }],
    added: { id: 1, prefix: 'NEW-' },
    patch: { prefix: 'MINE-' },
    may: { anon: '', stranger: '', staff: '', admin: 'ru' },
  },
  {
    table: 'invoices',
    key: 'id',
    setup: `insert into public.reservations (id, room_id, room_name, email, guests, nights, price)
      values ('${reservation.id}', 'room-standard', 'Tried', 'guest@example.com', 2, 3, 100)
      on conflict (id) do nothing`,
    rows: [{ id: ACCOUNT.staff, ...invoice, number: 1 }],
    added: { id: ACCOUNT.admin, ...invoice, number: 2 },
    patch: { facts: { total: 0 } },
    may: { anon: '', stranger: '', staff: '', admin: 'r' },
  },
  {
    table: 'outbox_settings',
    key: 'key',
    rows: [{ key: 'bell', value: { addresses: null, telegram: true } }],
    added: { key: 'letters', value: { automatic: [] } },
    patch: { value: { addresses: [], telegram: false } },
    may: { anon: '', stranger: '', staff: '', admin: 'rcu' },
  },
  {
    table: 'letter_texts',
    key: 'key',
    rows: [{ key: 'confirmed.en', subject: 'Confirmed', body: 'Dear {guest},' }],
    added: { key: 'declined.en', subject: 'Declined', body: 'Dear {guest},' },
    patch: { subject: 'Changed' },
    may: { anon: '', stranger: '', staff: '', admin: 'rcud' },
  },
];
