import { Link } from '@/ui/router';
import { invoiceNumber, mayHaveInvoice, validInvoice } from '@/desk/invoices/invoice';
import { useInvoices } from '@/desk/invoices/staff-calls/invoices';
import type { Reservation } from '@/desk/stays/reservation';
import { documentsPath } from '@/basics/rules/paths';
import { paperWords } from '@/words/staff';

export function UncancelledInvoiceNotice({ reservation }: { reservation: Reservation }) {
  const { id, status } = reservation;
  const { data = [] } = useInvoices(mayHaveInvoice(status) ? undefined : id);
  const valid = validInvoice(data);
  if (!valid || mayHaveInvoice(status)) return null;
  return (
    <p className="notice">
      <span>{paperWords.stands(invoiceNumber(valid))}</span>{' '}
      <Link className="underline" to={`${documentsPath(id)}&kind=invoice`}>
        {paperWords.toInvoice}
      </Link>
    </p>
  );
}
