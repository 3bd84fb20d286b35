import { useState } from 'react';
import { invoiceNumber, isOutdated, mayHaveInvoice, validInvoice } from '@/hotel/invoices/invoice';
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
import { InvoiceList } from './InvoiceList';
import { InvoicePaper } from './InvoicePaper';

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
      <div className="papers-head">
        {!valid && (
          <div className="card paper-make">
            <p>{all.length === 0 ? paperWords.none : ''}</p>
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
