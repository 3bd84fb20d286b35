import { useMoney } from '@/content/store/queries/use-money';
import { roundUp, occupancyOfMonth, type YearMonth } from '@/desk/reports/year-report';
import { hotelToday, shortMonth } from '@/basics/time/dates';
import { monthOf } from '@/basics/time/month';
import { Bars } from '@/ui/Bars';
import { figuresWords } from '@/words/staff';

export function TwoYearsChart({ months }: { months: readonly YearMonth[] }) {
  const money = useMoney();
  const [now, before] = [months.slice(12), months.slice(0, 12)];
  const occupancy = (month: YearMonth) =>
    figuresWords.percent(Math.round(occupancyOfMonth(month) * 100));
  const income = (month: YearMonth) => money(Math.round(month.income));
  const drawn = (of: (month: YearMonth) => number) => [now.map(of), before.map(of)];
  const openFrom = now.filter(({ month }) => month < monthOf(hotelToday())).length;
  const incomes = drawn((month) => month.income);
  if (months.every(({ nights }) => nights === 0))
    return <p className="card quiet">{figuresWords.noStays}</p>;
  return (
    <div
      className="table-wrap figures-year focus-visible:outline-offset-[-3px]"
      ref={showNewest}
      role="group"
      aria-label={figuresWords.twoYears}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within a keyboard's reach
      tabIndex={0}
    >
      <table>
        <caption>
          <span className="sticky start-4">
            <span>{figuresWords.twoYears}</span>
            {openFrom < now.length && <small className="ms-2">{figuresWords.lighter}</small>}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{figuresWords.name}</span>
            </th>
            {now.map(({ month }) => (
              <th key={month} scope="col">
                <span>{shortMonth(`${month}-01`)}</span> <small>{month.slice(0, 4)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <Rows name={figuresWords.occupancy} full={figuresWords.percent(100)}>
          <Bars series={drawn(occupancyOfMonth)} full={1} lighterFrom={openFrom} />
          {[now.map(occupancy), before.map(occupancy)]}
        </Rows>
        <Rows name={figuresWords.income} full={money(roundUp(Math.max(...incomes.flat())))}>
          <Bars
            series={incomes}
            full={roundUp(Math.max(...incomes.flat()))}
            lighterFrom={openFrom}
          />
          {[now.map(income), before.map(income)]}
        </Rows>
      </table>
    </div>
  );
}

function showNewest(box: HTMLElement | null): void {
  if (box) box.scrollLeft = box.scrollWidth;
}

type RowsProps = {
  name: string;
  full: string;
  children: [drawing: React.ReactNode, figures: [string[], string[]]];
};

function Rows({ name, full, children: [drawing, figures] }: RowsProps) {
  return (
    <tbody>
      <tr aria-hidden="true">
        <td className="figures-full">{full}</td>
        <td colSpan={12}>{drawing}</td>
      </tr>
      {figures.map((row, of) => (
        <tr key={of === 0 ? 'now' : 'before'}>
          <th scope="row" data-series={of}>
            {of === 0 ? name : figuresWords.yearBefore}
          </th>
          {row.map((figure, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a month has no key but its place
            <td key={at}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
