import { http, HttpResponse } from 'msw';
import { addDays, hotelToday } from '@/basics/time/dates';
import { addMonths } from '@/basics/time/month';
import { server } from './server';
import { LISTING, LISTING_EVENT, MESSAGE, QUEUED_EMAIL, STAY, SUBSCRIBER } from './rows';
import { answerReads, INBOX_COUNTS_URL } from './staff';

export { MESSAGE, QUEUED_EMAIL, STAY, SUBSCRIBER };

export const INBOX_COUNTS = {
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
/**
 * The answer of `month_figures`: the requested month, the month before, and the same month last
 * year.
 */
export const MONTH_FIGURES = ['2026-11', '2026-10', '2025-11'].map((month, index) => ({
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
            extras: 120,
          },
        ],
}));

export const YEAR_FIGURES = Array.from({ length: 24 }, (_, index) => ({
  month: addMonths('2024-12', index),
  offered: 60,
  nights: index === 23 ? 30 : index === 11 ? 15 : 0,
  income: index === 23 ? 3600 : index === 11 ? 1500 : 0,
}));

export function answerStaffReads(): void {
  const rows = (path: string, ...list: object[]) =>
    http.get(`*/rest/v1/${path}`, () => HttpResponse.json(list));
  server.use(
    rows('reservations', STAY),
    rows('reservation_events'),
    rows('closings'),
    rows('invoices'),
    http.get('*/rest/v1/invoice_settings', () => HttpResponse.json(INVOICE_SETTINGS)),
    rows('rpc/month_figures', ...MONTH_FIGURES),
    rows('rpc/year_figures', ...YEAR_FIGURES),
    rows('rpc/room_availability'),
    http.get('*/rest/v1/rpc/guest_key', () => HttpResponse.json(null)),
    rows('messages', MESSAGE),
    rows('subscribers', SUBSCRIBER),
    rows('outbox'),
    http.get(INBOX_COUNTS_URL, () => HttpResponse.json(INBOX_COUNTS)),
    rows('hotel_config', { value: { retentionMonths: 24 } }),
  );
}

const TODAY = hotelToday();
const VERSION = '2026-11-20 17:15:28.781+00';
const ROOM = 'room-premier';
const uuid = (digit: number) => String(digit).repeat(8) + '-1111-4111-8111-111111111111';

/** Answers with a row for everything that a dialog edits. */
export function answerFullHouse(): void {
  const common = { room_id: ROOM, updated_at: VERSION };
  const season = {
    ...common,
    id: uuid(2),
    name: 'Dry season',
    from_night: addDays(TODAY, 2),
    to_night: addDays(TODAY, 20),
    price: '159.00',
    weekday_prices: {},
    min_nights: null,
    throughout: false,
    arrival_days: null,
  };
  const days = { check_in: addDays(TODAY, -2), check_out: addDays(TODAY, 3), nights: 5 };
  answerStaffReads();
  answerReads({
    reservations: [{ ...STAY, ...days, status: 'checked_in' }],
    price_periods: [season],
    child_bands: [],
    stay_discounts: [
      { id: uuid(5), min_nights: 7, percent: '10', position: 0, updated_at: VERSION },
    ],
    extras: [],
    charges: [],
    promo_codes: [],
    listings: [LISTING],
    listing_events: [LISTING_EVENT],
    invoice_settings: INVOICE_SETTINGS,
    'rpc/team': () => ({ people: [], invitations: [] }),
  });
  // Refuses every write, because the test is only about what happens before sending.
  const refused = () => HttpResponse.json({ message: 'refused' }, { status: 500 });
  server.use(http.post('*', refused), http.patch('*', refused), http.delete('*', refused));
}
