import { requestReference } from '@/hotel/booking/reference';
import { invoiceNumber } from '@/hotel/invoices/invoice';
import type { Invoice } from '@/hotel/invoices/invoice';
import { formatDate } from '@/hotel/time/dates';
import { dayLabel } from '@/hotel/time/relative-time';
import { countWords } from '@/words/visitors';
import { paperWords } from '@/words/staff';
import { PaperFactsList } from './PaperFactsList';
import { PaperSheet } from './PaperSheet';
import { PaperSums } from './PaperSums';

type Props = {
  invoice: Invoice;
  /** The one that a credit note takes back. */
  takenBack?: Invoice;
};

/** An invoice or a credit note, as it was made. */
export function InvoicePaper({ invoice, takenBack }: Props) {
  const { kind, facts, issuedAt, reservationId } = invoice;
  const { guest, checkIn, checkOut, nights, guests, address } = facts;
  return (
    <PaperSheet
      title={paperWords[kind]}
      number={invoiceNumber(invoice)}
      subtitle={takenBack && paperWords.forInvoice(invoiceNumber(takenBack))}
      address={address}
    >
      <PaperFactsList
        facts={[
          [paperWords.guest, guest],
          [paperWords.date, dayLabel(issuedAt)],
          [paperWords.arrival, formatDate(checkIn)],
          [paperWords.departure, formatDate(checkOut)],
          [paperWords.stay, `${countWords.nights(nights)}, ${countWords.guestsInText(guests)}`],
          [paperWords.reference, requestReference(reservationId)],
        ]}
      />
      {/* It stands in the house's books, which name the room as the house does. */}
      <PaperSums facts={facts} room={<bdi>{facts.roomName}</bdi>} isCredit={kind === 'credit'} />
    </PaperSheet>
  );
}
