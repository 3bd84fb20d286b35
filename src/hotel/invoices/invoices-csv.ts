import { invoiceListWords, paperWords } from '../../words/staff.ts';
import { requestReference } from '../booking/reference.ts';
import { CSV_BOM, csvLine } from '../desk/csv.ts';
import { hotelDay } from '../time/relative-time.ts';
import { amountOf, invoiceNumber, signOf } from './invoice.ts';
import type { Invoice } from './invoice.ts';

/** Invoices and credit notes for a spreadsheet; what a credit note takes back stands with a minus. */
export function invoicesCsv(invoices: readonly Invoice[]): string {
  const lines = invoices.map((invoice) => {
    const { kind, issuedAt, reservationId, facts } = invoice;
    const sign = signOf(invoice);
    return csvLine([
      invoiceNumber(invoice),
      paperWords[kind],
      hotelDay(issuedAt),
      facts.guest,
      requestReference(reservationId),
      facts.roomName,
      facts.checkIn,
      facts.checkOut,
      facts.nights,
      sign * facts.price,
      sign * facts.fee,
      sign * facts.tax,
      amountOf(invoice),
    ]);
  });
  return CSV_BOM + csvLine(invoiceListWords.csv) + lines.join('');
}
