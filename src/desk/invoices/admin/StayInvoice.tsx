import { LoadingOrFailed } from '@/kit/editors/LoadingOrFailed';
import { useState } from 'react';
import { invoiceNumber, isOutdated, mayHaveInvoice, validInvoice } from '@/desk/invoices/invoice';
import type { Invoice } from '@/desk/invoices/invoice';
import {
  useCancelInvoice,
  useInvoices,
  useMakeInvoice,
} from '@/desk/invoices/staff-calls/invoices';
import type { Reservation } from '@/desk/stays/reservation';
import { Button } from '@/ui/Button';
import { Allowed } from '@/kit/page-parts/admin/rights';
import { ConfirmDialog } from '@/kit/page-parts/admin/ConfirmDialog';
import { paperWords } from '@/words/staff';
import { requestReference } from '@/selling/booking/reference';
import { formatDate } from '@/basics/time/dates';
import { dayLabel } from '@/basics/time/relative-time';
import {
  documentEntries,
  DocumentSheet,
  DocumentSums,
  stayEntry,
  type DocumentLanguage,
} from './DocumentSheet';
import { SmallButton } from '@/ui/SmallButton';

type Props = DocumentLanguage & {
  reservation: Reservation;
  /** ID of the invoice or credit note to show; '' shows the valid invoice. */
  shownId: string;
  onShow: (id: string) => void;
};

/** The invoice of a stay. Staff issue it once; every printout shows the amounts of that day. */
export function StayInvoice({ reservation, shownId, onShow, ...speech }: Props) {
  const invoices = useInvoices(reservation.id);
  const make = useMakeInvoice();
  const cancel = useCancelInvoice();
  const [isAsking, setAsking] = useState(false);
  if (!invoices.data) return <LoadingOrFailed of={[invoices]} words={paperWords} />;
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
              <Allowed right="workAtDesk">
                <Button
                  loading={make.isPending}
                  onClick={() => make.mutate(reservation.id, { onSuccess: () => onShow('') })}
                >
                  {all.length === 0 ? paperWords.make : paperWords.makeAnother}
                </Button>
              </Allowed>
            )}
          </div>
        )}
        {valid && !mayHaveInvoice(reservation.status) && (
          <p className="notice">{paperWords.stands(invoiceNumber(valid))}</p>
        )}
        {valid && isOutdated(valid, reservation) && <p className="notice">{paperWords.outdated}</p>}
        {valid && (
          <div className="detail-acts">
            <Allowed right="workAtDesk">
              <SmallButton label={paperWords.cancel} onClick={() => setAsking(true)} />
            </Allowed>
          </div>
        )}
        {all.length > 1 && (
          <nav className="paper-list" aria-label={paperWords.all}>
            {all.map((invoice) => (
              <SmallButton
                label={nameOf(invoice, all)}
                className="aria-pressed:border-brand aria-pressed:bg-brand-wash"
                key={invoice.id}
                aria-pressed={invoice === shown}
                onClick={() => onShow(invoice.id)}
              />
            ))}
          </nav>
        )}
      </div>
      {shown && invoiceDocument(shown, all, speech)}
      {valid && (
        <ConfirmDialog
          isOpen={isAsking}
          title={paperWords.cancelQuestion(invoiceNumber(valid))}
          yes={paperWords.cancel}
          no={paperWords.keep}
          isSending={cancel.isPending}
          onYes={() =>
            cancel.mutate(valid.id, {
              onSuccess: ({ id }) => onShow(id),
              onSettled: (credit) => setAsking(credit === undefined),
            })
          }
          onNo={() => setAsking(false)}
        >
          {paperWords.cancelText}
        </ConfirmDialog>
      )}
    </>
  );
}

function nameOf(invoice: Invoice, all: readonly Invoice[]): string {
  const credit = all.find(({ cancels }) => cancels === invoice.id);
  const number = `${paperWords[invoice.kind]} ${invoiceNumber(invoice)}`;
  return credit ? paperWords.cancelledBy(number, invoiceNumber(credit)) : number;
}

function invoiceDocument(
  invoice: Invoice,
  all: readonly Invoice[],
  { language, words }: DocumentLanguage,
) {
  const { dateWords, guestPaperWords, stayPageWords } = words;
  const labels = stayPageWords.facts;
  const takenBack = all.find(({ id }) => id === invoice.cancels);
  const { kind, facts, issuedAt, reservationId } = invoice;
  const { guest, checkIn, checkOut, address } = facts;
  return (
    <DocumentSheet
      language={language}
      title={guestPaperWords[kind]}
      number={invoiceNumber(invoice)}
      subtitle={takenBack && guestPaperWords.forInvoice(invoiceNumber(takenBack))}
      address={address}
    >
      <dl className="paper-facts grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-[0.9rem] mt-[1.6rem] mx-0 mb-8">
        {documentEntries([
          [guestPaperWords.guest, guest],
          [guestPaperWords.date, dayLabel(issuedAt, dateWords)],
          [labels.arrival, formatDate(checkIn, dateWords)],
          [labels.departure, formatDate(checkOut, dateWords)],
          stayEntry(facts, words),
          [labels.reference, requestReference(reservationId)],
        ])}
      </dl>
      {/* The room's name in the hotel's language, because the invoice is for its accounts. */}
      <DocumentSums
        facts={facts}
        room={<bdi>{facts.roomName}</bdi>}
        isCredit={kind === 'credit'}
        words={words}
      />
    </DocumentSheet>
  );
}
