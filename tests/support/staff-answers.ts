import { http, HttpResponse } from 'msw';
import { addMonths } from '@/basics/time/month';
import { server } from './server';
import { MESSAGE, QUEUED_EMAIL, STAY, SUBSCRIBER } from './rows';
import { INBOX_COUNTS_URL } from './staff';

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
    rows('messages', MESSAGE),
    rows('subscribers', SUBSCRIBER),
    rows('outbox'),
    http.get(INBOX_COUNTS_URL, () => HttpResponse.json(INBOX_COUNTS)),
    rows('hotel_config', { value: { retentionMonths: 24 } }),
  );
}
