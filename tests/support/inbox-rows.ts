import { http, HttpResponse } from 'msw';
import { server } from './server';
import { FIGURES_URL } from './staff';

/** Rows as the embedded backend answers: decimal numbers as text, times with a space. */
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
export const FIGURES = {
  guests: 12_128,
  messages: 1018,
  reservations: 1062,
  latestReservations: [
    {
      id: STAY.id,
      email: STAY.email,
      roomName: STAY.room_name,
      checkIn: STAY.check_in,
      total: 12_822.5,
      status: 'confirmed',
    },
  ],
  latestMessages: [MESSAGE],
};

export const INVOICE_SETTINGS = {
  prefix: 'INV-',
  tax_name: '',
  tax_percent: 0,
  tax_included: true,
  riel_rate: 0,
  address: '',
};
/** What `month_figures` answers: the month asked for, the one before, the same a year before. */
export const MONTHS = ['2026-11', '2026-10', '2025-11'].map((month, index) => ({
  month,
  offered: [{ roomId: STAY.room_id, roomName: STAY.room_name, nights: 60 }],
  sold:
    index === 2
      ? []
      : [
          {
            roomId: STAY.room_id,
            roomName: STAY.room_name,
            source: 'phone',
            stays: 9,
            nights: 30 - 15 * index,
            income: 3600,
          },
        ],
}));

/** Every read of the dashboard, the inbox and the calendar, each with one row. */
export function inboxReads(): void {
  const rows = (path: string, ...list: object[]) =>
    http.get(`*/rest/v1/${path}`, () => HttpResponse.json(list));
  server.use(
    rows('reservations', STAY),
    rows('reservation_events'),
    rows('closings'),
    rows('invoices'),
    http.get('*/rest/v1/invoice_settings', () => HttpResponse.json(INVOICE_SETTINGS)),
    rows('rpc/month_figures', ...MONTHS),
    rows('rpc/room_availability'),
    rows('messages', MESSAGE),
    rows('subscribers', SUBSCRIBER),
    rows('outbox'),
    http.get(FIGURES_URL, () => HttpResponse.json(FIGURES)),
    rows('hotel_config', { value: { retentionMonths: 24 } }),
  );
}
