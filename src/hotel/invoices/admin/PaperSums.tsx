import type { ReactNode } from 'react';
import type { PaperFacts } from '@/hotel/invoices/invoice';
import { formatAmount, paperLines, paperTotals, rielOf } from '@/hotel/invoices/paper-lines';
import { formatPrice } from '@/hotel/rules/price';
import { paperWords } from '@/words/staff';

type Props = {
  facts: PaperFacts;
  /** Its name, in whose words the paper is in. */
  room: ReactNode;
  /** A credit note takes back what an invoice asked for. */
  isCredit?: boolean;
};

/** What the stay is made up of, and what it comes to. */
export function PaperSums({ facts, room, isCredit = false }: Props) {
  const { currencySign } = facts;
  const riel = rielOf(facts);
  const written = (amount: number) => formatAmount(isCredit ? -amount : amount, currencySign);
  return (
    <table className="paper-sums">
      <thead>
        <tr>
          <th scope="col">{paperWords.what}</th>
          <th scope="col">{paperWords.amount}</th>
        </tr>
      </thead>
      <tbody>
        {paperLines(facts).map(({ label, amount }, index) => (
          <tr key={label}>
            <th scope="row">
              {index === 0 ? (
                <>
                  {room}, {label}
                </>
              ) : (
                label
              )}
            </th>
            <td>{written(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {paperTotals(facts).map(({ label, amount, isLast }) => (
          <tr key={label} className={isLast ? 'paper-total' : undefined}>
            <th scope="row">{label}</th>
            <td>{written(amount)}</td>
          </tr>
        ))}
        {riel !== undefined && (
          <tr>
            <th scope="row">
              {paperWords.inRiel(formatPrice(1, currencySign), formatPrice(facts.rielRate, '៛'))}
            </th>
            <td>{formatPrice(isCredit ? -riel : riel, '៛')}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
