import { invoiceNumber } from '@/hotel/invoices/invoice';
import type { Invoice } from '@/hotel/invoices/invoice';
import { Button } from '@/ui/Button';
import { paperWords } from '@/words/staff';

type Props = {
  invoices: readonly Invoice[];
  shownId: string | undefined;
  onShow: (id: string) => void;
};

/** Invoices and credit notes of one stay, to look at one of them. */
export function InvoiceList({ invoices, shownId, onShow }: Props) {
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
