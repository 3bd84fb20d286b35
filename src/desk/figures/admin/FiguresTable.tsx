import { useMoney } from '@/content/store/queries/money';
import { WRITTEN, type FigureRow, type ThreeMonths } from '@/desk/figures/month-figures';
import { monthLabel } from '@/basics/time/dates';
import { figuresWords } from '@/words/staff';

type Props = {
  caption: string;
  months: ThreeMonths;
  rows: readonly FigureRow[];
  /** Left out where it says nothing: where a booking came from fills no rooms. */
  hasOccupancy: boolean;
};

export function FiguresTable({ caption, months, rows, hasOccupancy }: Props) {
  const money = useMoney();
  const columns = hasOccupancy ? WRITTEN : WRITTEN.slice(1);
  const [, before = '', yearBefore = ''] = months.map(({ month }) => monthLabel(`${month}-01`));
  const three = (...figures: [now: string, last: string, year: string]) => (
    <span>
      <b>{figures[0]}</b>
      <small>{figuresWords.inMonth(before, figures[1])}</small>
      <small>{figuresWords.inMonth(yearBefore, figures[2])}</small>
    </span>
  );
  return (
    <div className="table-wrap figures-table">
      <table className="w-full border-collapse">
        <caption className="px-[1.1rem] py-4 text-ink font-semibold text-start">{caption}</caption>
        <thead className="not-print:max-md:hidden">
          <tr>
            <th scope="col">{figuresWords.name}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, months: [now, last, year] }) => (
            <tr key={id} className={id === 'all' ? 'figures-all' : undefined}>
              <th scope="row" dir="auto">
                {label}
              </th>
              {columns.map((column) => (
                <td key={column.label} data-label={column.label}>
                  {three(column.of(now, money), column.of(last, money), column.of(year, money))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
