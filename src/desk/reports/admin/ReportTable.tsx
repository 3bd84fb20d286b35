import { useMoney } from '@/content/store/queries/use-money';
import {
  REPORT_COLUMNS,
  formatDifference,
  formatFigure,
  type ReportRow,
  type ThreeMonths,
} from '@/desk/reports/month-report';
import { monthLabel } from '@/basics/time/dates';
import { figuresWords } from '@/words/staff';

type Props = {
  caption: string;
  months: ThreeMonths;
  rows: readonly ReportRow[];
  /** False for bookings by source: a source has no rooms, so it has no occupancy. */
  hasOccupancy: boolean;
};

export function ReportTable({ caption, months, rows, hasOccupancy }: Props) {
  const money = useMoney();
  const columns = hasOccupancy ? REPORT_COLUMNS : REPORT_COLUMNS.slice(1);
  const [now = '', , year = ''] = months.map(({ month }) => monthLabel(`${month}-01`));
  return (
    <div className="table-wrap figures-table">
      <table
        className="w-full border-collapse"
        style={{ '--columns': columns.length } as React.CSSProperties}
      >
        <caption className="px-[1.1rem] py-3 text-ink font-semibold text-start">
          {caption} <small>{figuresWords.inCells(now, year)}</small>
        </caption>
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
          {rows.map(({ id, label, months: figures }) => (
            <tr key={id} className={id === 'all' ? 'figures-all' : undefined}>
              <th scope="row" dir="auto">
                {label}
              </th>
              {columns.map((column) => (
                <td key={column.label}>
                  <b>{formatFigure(column, figures[0], money)}</b>
                  <small>{formatDifference(column, figures, money)}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
