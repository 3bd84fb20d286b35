import { useState } from 'react';
import { invoiceNumber, isOutdated, mayHaveInvoice, validInvoice } from '@/hotel/invoices/invoice';
import type { Invoice } from '@/hotel/invoices/invoice';
import {
  useCancelInvoice,
  useInvoices,
  useMakeInvoice,
} from '@/hotel/invoices/staff-queries/invoices';
import type { Reservation } from '@/hotel/reservations/reservation';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Spinner } from '@/ui/Spinner';
import { paperWords } from '@/words/staff';
import { requestReference } from '@/hotel/booking/reference';
import { formatDate } from '@/hotel/time/dates';
import { dayLabel } from '@/hotel/time/relative-time';
import { countWords } from '@/words/visitors';
import { PaperFactsList, PaperSheet, PaperSums } from './PaperSheet';

type Props = {
  reservation: Reservation;
  /** Which of several is shown; '' for the one that counts. */
  shownId: string;
  onShow: (id: string) => void;
};

/** The invoice of a stay: made when somebody asks for it, the same each time it is printed. */
export function InvoicePart({ reservation, shownId, onShow }: Props) {
  const invoices = useInvoices(reservation.id);
  const make = useMakeInvoice();
  const cancel = useCancelInvoice();
  const [isAsking, setAsking] = useState(false);
  if (!invoices.data) {
    return invoices.isError ? (
      <p className="notice bad">
        {paperWords.failed}{' '}
        <Button variant="ghost" size="small" onClick={() => void invoices.refetch()}>
          {paperWords.retry}
        </Button>
      </p>
    ) : (
      <p role="status">
        <Spinner />
        <span className="sr-only">{paperWords.loading}</span>
      </p>
    );
  }
  const all = invoices.data;
  const valid = validInvoice(all);
  const shown = all.find(({ id }) => id === shownId) ?? valid ?? all.at(-1);
  const canBeMade = reservation.checkIn !== null && mayHaveInvoice(reservation.status);

  return (
    <>
      <div className="print:hidden">
        {!valid && (
          <div className="card mb-[1.4rem] grid max-w-208 justify-items-start gap-[0.6rem]">
            {all.length === 0 && <p>{paperWords.none}</p>}
            <p className="hint">{canBeMade ? paperWords.numbered : paperWords.notYet}</p>
            {canBeMade && (
              <Button
                loading={make.isPending}
                onClick={() => make.mutate(reservation.id, { onSuccess: () => onShow('') })}
              >
                {all.length === 0 ? paperWords.make : paperWords.makeAnother}
              </Button>
            )}
          </div>
        )}
        {valid && !mayHaveInvoice(reservation.status) && (
          <p className="notice">{paperWords.stands(invoiceNumber(valid))}</p>
        )}
        {valid && isOutdated(valid, reservation) && <p className="notice">{paperWords.outdated}</p>}
        {valid && (
          <div className="detail-acts">
            <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
              {paperWords.cancel}
            </Button>
          </div>
        )}
        {all.length > 1 && <InvoiceList invoices={all} shownId={shown?.id} onShow={onShow} />}
      </div>
      {shown && (
        <InvoicePaper invoice={shown} takenBack={all.find(({ id }) => id === shown.cancels)} />
      )}
      {valid && (
        <Dialog
          open={isAsking}
          onOpenChange={setAsking}
          title={paperWords.cancelQuestion(invoiceNumber(valid))}
          footer={
            <>
              <Button variant="ghost" onClick={() => setAsking(false)}>
                {paperWords.keep}
              </Button>
              <Button
                variant="danger"
                loading={cancel.isPending}
                onClick={() =>
                  cancel.mutate(valid.id, {
                    onSuccess: ({ id }) => {
                      setAsking(false);
                      onShow(id);
                    },
                  })
                }
              >
                {paperWords.cancel}
              </Button>
            </>
          }
        >
          <p className="mt-3">{paperWords.cancelText}</p>
        </Dialog>
      )}
    </>
  );
}

type InvoiceListProps = {
  invoices: readonly Invoice[];
  shownId: string | undefined;
  onShow: (id: string) => void;
};

/** Invoices and credit notes of one stay, to look at one of them. */
function InvoiceList({ invoices, shownId, onShow }: InvoiceListProps) {
  const label = (invoice: Invoice) => {
    const credit = invoices.find(({ cancels }) => cancels === invoice.id);
    const number = `${paperWords[invoice.kind]} ${invoiceNumber(invoice)}`;
    return credit ? paperWords.cancelledBy(number, invoiceNumber(credit)) : number;
  };
  return (
    <nav className="paper-list" aria-label={paperWords.all}>
      {invoices.map((invoice) => (
        <Button
          key={invoice.id}
          variant="ghost"
          size="small"
          aria-pressed={invoice.id === shownId}
          onClick={() => onShow(invoice.id)}
        >
          {label(invoice)}
        </Button>
      ))}
    </nav>
  );
}

type InvoicePaperProps = {
  invoice: Invoice;
  /** The one that a credit note takes back. */
  takenBack?: Invoice;
};

/** An invoice or a credit note, as it was made. */
function InvoicePaper({ invoice, takenBack }: InvoicePaperProps) {
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
