import { requestReference } from '@/hotel/booking/reference';
import { fetchInvoiceNumbers } from '@/hotel/invoices/staff-services/invoices';
import { CSV_BOM, csvLine } from '@/hotel/desk/csv';
import type { CsvValue } from '@/hotel/desk/csv';
import { STATUS_LABEL } from '@/hotel/reservations/reservation-status';
import { MESSAGE_STATUS_LABEL } from '@/hotel/messages/message';
import { SOURCE_LABEL } from '@/hotel/reservations/reservation';
import { fetchMessages } from '@/hotel/messages/staff-services/messages';
import { csvWords } from '@/words/staff';
import { calledByStaff } from '@/words/staff-languages';
import type { Cursor, Page } from './paging';
import { fetchReservations } from '@/hotel/reservations/staff-services/reservations';
import type { ReservationFilter } from '@/hotel/reservations/staff-services/reservations';
import { fetchSubscribers } from '@/hotel/subscribers/staff-services/subscribers';

export type ExportKind = 'reservations' | 'messages' | 'subscribers';

/** Rows for each request: one less than PostgREST gives at most, because one more is asked for. */
const PAGE_SIZE = 999;

/** Which of them: for reservations as in their list, everything of the other kinds. */
export type ExportFilter = ReservationFilter;

type Fetch<T> = (
  filter: ExportFilter,
  after: Cursor | undefined,
  size: number,
  signal: AbortSignal | undefined,
  /** Numbers of invoices, by the stay's id. */
  numbers: ReadonlyMap<string, string>,
) => Promise<Page<T>>;

/**
 * Everything of a kind, or what the filter leaves of it, as CSV, page by page, newest first, so that no more than one page is held
 * at a time. The first piece carries the byte order mark and the headings.
 * @throws ServiceError; ends early without one when the signal is aborted
 */
export async function* exportCsv(
  kind: ExportKind,
  filter: ExportFilter = {},
  signal?: AbortSignal,
): AsyncGenerator<{ text: string; rows: number }> {
  yield { text: CSV_BOM + csvLine(csvWords[kind]), rows: 0 };
  const numbers =
    kind === 'reservations'
      ? await fetchInvoiceNumbers(signal ?? new AbortController().signal)
      : new Map<string, string>();
  let after: Cursor | undefined;
  do {
    const page = await PAGES[kind](filter, after, PAGE_SIZE, signal, numbers);
    yield { text: page.items.map(csvLine).join(''), rows: page.items.length };
    if (signal?.aborted) return;
    after = page.next;
  } while (after);
}

const PAGES: Record<ExportKind, Fetch<CsvValue[]>> = {
  reservations: lines(fetchReservations, (row, numbers) => [
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
    numbers.get(row.id) ?? null,
  ]),
  messages: lines(
    (_filter, after, size, signal) => fetchMessages({ status: 'any' }, after, size, signal),
    (row) => [
      row.createdAt,
      MESSAGE_STATUS_LABEL[row.status],
      row.name,
      row.email,
      row.subject,
      row.message,
      calledByStaff(row.language),
    ],
  ),
  subscribers: lines(
    (_filter, after, size, signal) => fetchSubscribers({}, after, size, signal),
    (row) => [row.createdAt, row.email],
  ),
};

function lines<T>(
  fetch: Fetch<T>,
  line: (row: T, numbers: ReadonlyMap<string, string>) => CsvValue[],
): Fetch<CsvValue[]> {
  return async (filter, after, size, signal, numbers) => {
    const { items, next } = await fetch(filter, after, size, signal, numbers);
    return { items: items.map((row) => line(row, numbers)), next };
  };
}
