import { useMoney } from '@/hotel/content/queries/money';
import { WRITTEN, type FigureRow, type ThreeMonths } from '@/hotel/figures/month-figures';
import { monthLabel } from '@/hotel/time/dates';
import { figuresWords } from '@/words/staff';

type Props = {
  caption: string;
  months: ThreeMonths;
  rows: readonly FigureRow[];
  /** Left out where it says nothing: where a booking came from fills no rooms. */
  hasOccupancy: boolean;
};

/** Figures line by line: this month large, the month and the year before below it. */
export function FiguresTable({ caption, months, rows, hasOccupancy }: Props) {
  const money = useMoney();
  const columns = hasOccupancy ? WRITTEN : WRITTEN.slice(1);
  const [, before = '', yearBefore = ''] = months.map(({ month }) => monthLabel(`${month}-01`));
  return (
    <div className="table-wrap figures-table">
      <table>
        <caption>{caption}</caption>
        <thead>
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
                  <ThreeFigures
                    now={column.of(now, money)}
                    others={[
                      [before, column.of(last, money)],
                      [yearBefore, column.of(year, money)],
                    ]}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ThreeFiguresProps = {
  now: string;
  /** The two months it is compared with, and what they came to. */
  others: readonly (readonly [month: string, figure: string])[];
};

/** A figure of this month, and below it what it was. */
function ThreeFigures({ now, others }: ThreeFiguresProps) {
  return (
    <span>
      <b>{now}</b>
      {others.map(([month, figure]) => (
        <small key={month}>{figuresWords.inMonth(month, figure)}</small>
      ))}
    </span>
  );
}
