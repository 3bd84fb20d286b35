import { Download } from 'lucide-react';
import { Link } from '@/ui/router';
import { requestReference } from '@/selling/booking/reference';
import { amountOf, invoiceNumber } from '@/desk/invoices/invoice';
import { invoicesCsv, formatAmount } from '@/desk/invoices/document-lines';
import { useInvoicesOfMonth } from '@/desk/invoices/staff-calls/invoices';
import { LoadingOrFailed } from '@/kit/editors/LoadingOrFailed';
import { invoicePath } from '@/basics/rules/paths';
import { toCents } from '@/basics/rules/price';
import { dayLabel } from '@/basics/time/relative-time';
import { SmallButton } from '@/ui/SmallButton';
import { saveFile } from '@/ui/save-file';
import { Skeleton } from '@/ui/Skeleton';
import { invoiceListWords as words, paperWords } from '@/words/staff';

const { date, guest, reference, amount } = paperWords;

/** Invoices and credit notes issued in a month, with their sum. @param month `YYYY-MM` */
export function InvoicesOfMonth({ month }: { month: string }) {
  const invoices = useInvoicesOfMonth(month);
  const { data, isError } = invoices;
  if (!data && isError) return <LoadingOrFailed of={[invoices]} words={words} />;
  if (!data) return <Skeleton className="h-32 rounded-3" />;
  if (data.length === 0) return <p className="hint">{words.none}</p>;
  // Invoices in different currencies have no sum.
  const [sign, ...otherSigns] = new Set(data.map(({ facts }) => facts.currencySign));
  const sum = toCents(data.reduce((all, invoice) => all + amountOf(invoice), 0));

  function save(): void {
    const file = new Blob([invoicesCsv(data ?? [])], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `invoices-${month}.csv`);
  }

  return (
    <div className="table-wrap figures-table">
      <table className="stack w-full border-collapse">
        <caption className="px-[1.1rem] py-4 text-ink font-semibold text-start">
          <span className="me-4">{words.title}</span>
          <SmallButton icon={Download} label={words.exportFile} onClick={save} />
        </caption>
        <thead className="not-print:max-md:hidden">
          <tr>
            {[words.number, date, guest, reference, amount].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((invoice) => (
            <tr key={invoice.id}>
              <th scope="row">
                <Link className="link" to={invoicePath(invoice.reservationId, invoice.id)}>
                  {invoiceNumber(invoice)}
                </Link>
                {invoice.kind === 'credit' && <span>{` ${paperWords.credit}`}</span>}
              </th>
              <td>{dayLabel(invoice.issuedAt)}</td>
              <td dir="auto">{invoice.facts.guest}</td>
              <td>{requestReference(invoice.reservationId)}</td>
              <td>{formatAmount(amountOf(invoice), invoice.facts.currencySign)}</td>
            </tr>
          ))}
          {sign && otherSigns.length === 0 && (
            <tr className="figures-all">
              <th scope="row" colSpan={4}>
                {words.sum}
              </th>
              <td>{formatAmount(sum, sign)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
