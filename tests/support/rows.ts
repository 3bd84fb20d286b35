import { addDays, hotelToday } from '@/basics/time/dates';
import type { HotelImage } from '@/content/schema/image';

/** A row as the embedded backend answers: decimal numbers as text, times with a space. */
export const STAY = {
  id: '11111111-1111-4111-8111-111111111111',
  room_id: 'room-premier',
  room_name: 'Moonrise Premier',
  email: 'guest@example.com',
  guest_name: null,
  phone: null,
  guests: 2,
  nights: 3,
  check_in: '2026-11-22',
  check_out: '2026-11-25',
  price: '12747.00',
  fee: '75.00',
  total: '12822.50',
  status: 'confirmed',
  source: 'website',
  message: '',
  language: 'en',
  notes: '',
  erased_at: null,
  asks_change: false,
  created_at: '2026-11-20 17:15:28.781+00',
  updated_at: '2026-11-20 17:15:28.781+00',
};
export const MESSAGE = {
  id: '33333333-3333-4333-8333-333333333333',
  name: 'Vanna',
  email: 'vanna@example.com',
  subject: 'Late arrival',
  message: 'We come after nine.',
  status: 'read',
  language: 'en',
  created_at: '2026-11-18 17:15:28.781+00',
  updated_at: '2026-11-18 17:15:28.781+00',
};
export const SUBSCRIBER = {
  id: '44444444-4444-4444-8444-444444444444',
  email: 'reader@example.com',
  unsubscribe_token: '55555555-5555-4555-8555-555555555555',
  created_at: '2026-11-20 17:15:28.781+00',
};

export const PICTURE: HotelImage = {
  id: '11111111-1111-4111-8111-111111111111',
  path: 'hero/1-a.jpg',
  category: 'hero',
  position: 0,
  width: 8,
  height: 8,
  alt: '',
  colour: null,
  focalX: 0.5,
  focalY: 0.5,
  luminance: null,
  variants: [],
};

/** A waiting e-mail, as a row of the outbox. */
export const QUEUED_EMAIL = {
  id: '44444444-4444-4444-8444-444444444444',
  kind: 'letter',
  channel: 'email',
  recipient: 'guest@example.com',
  reservation_id: null,
  subject: 'Your booking',
  status: 'queued',
  attempts: 0,
  next_try_at: '2026-11-23 10:02:00+00',
  error_code: null,
  created_at: '2026-11-23 10:00:00+00',
};

/** A booking request with the values that a visitor's form sends. */
export const REQUEST = {
  id: '11111111-1111-4111-8111-111111111111',
  roomId: 'room-premier',
  email: 'guest@example.com',
  guests: 1,
  nights: 1,
  checkIn: null,
  guestName: '',
  phone: '',
  message: '',
};

/** A listing of a booking site, as a row. */
export const LISTING = {
  id: '11111111-1111-4111-8111-111111111111',
  room_id: 'room-premier',
  channel: 'airbnb',
  name: '',
  slot: 1,
  import_url: 'https://www.airbnb.com/calendar/ical/1.ics?s=2',
  skip_words: ['Airbnb (Not available)'],
  export_key: 'a'.repeat(40),
  read_at: '2026-11-20 17:15:28.781+00',
  error_code: null,
  error_since: null,
  heard_at: '2026-11-20 17:15:28.781+00',
  updated_at: '2026-11-20 17:15:28.781+00',
};
export const LISTING_EVENT = {
  id: '22222222-2222-4222-8222-222222222222',
  listing_id: LISTING.id,
  summary: 'Reserved',
  from_date: addDays(hotelToday(), 3),
  to_date: addDays(hotelToday(), 6),
  state: 'held',
  reason: null,
  conflict_nights: [],
  let_go_at: null,
  settled_at: null,
  reservation_id: null,
};
