import { requestReference } from '@/selling/booking/reference';
import type { ExportSource } from '@/desk/lists/staff-calls/export-list';
import { fetchInvoiceNumbers } from '@/desk/invoices/staff-calls/invoices';
import { SOURCE_LABEL } from '@/desk/stays/reservation';
import { STATUS_LABEL } from '@/basics/rules/reservation-status';
import { csvWords } from '@/words/staff';
import { sumOf } from '@/selling/prices/stay-amounts';
import { calledByStaff } from '@/words/staff-languages';
import { fetchReservations, type ReservationFilter } from '@/desk/stays/staff-calls/reservations';

export function reservationsExport(filter: ReservationFilter = {}): ExportSource {
  let numbers: ReadonlyMap<string, string> = new Map();
  return {
    headings: csvWords.reservations,
    page: async (after, size, signal) => {
      if (!after) numbers = await fetchInvoiceNumbers(signal ?? new AbortController().signal);
      const { items, next } = await fetchReservations(filter, after, size, signal);
      const known = numbers;
      const lines = items.map((row) => [
        row.createdAt,
        STATUS_LABEL[row.status],
        row.roomName,
        row.guestName,
        row.email,
        row.phone,
        row.guests,
        row.checkIn,
        row.checkOut,
        row.nights,
        row.price,
        row.fee,
        row.total,
        SOURCE_LABEL[row.source],
        row.message,
        row.notes,
        calledByStaff(row.language),
        requestReference(row.id),
        known.get(row.id) ?? null,
        row.nightAmounts.join('; '),
        row.extras.map(({ name, count }) => `${count} × ${name}`).join('; '),
        sumOf(row.extras.map(({ amount }) => amount)),
        row.discount,
        row.promoCode,
        row.priceReason,
        row.tax,
        row.children.join('; '),
      ]);
      return { items: lines, next };
    },
  };
}
