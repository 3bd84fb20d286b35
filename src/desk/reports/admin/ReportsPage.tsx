import { LoadingOrFailed } from '@/kit/editors/LoadingOrFailed';
import { Download } from 'lucide-react';
import { Link } from '@/ui/router';
import { PATH } from '@/basics/rules/paths';
import { saveFile } from '@/ui/save-file';
import { useInboxAddress } from '@/desk/lists/admin/use-inbox-address';
import { MonthHead } from '@/desk/calendar/admin/MonthHead';
import {
  reportCsv,
  reportRows,
  hotelRow,
  occupancyOf,
  formatOccupancy,
  type ThreeMonths,
} from '@/desk/reports/month-report';
import { useMonthReport } from '@/desk/reports/staff-calls/load-month-report';
import { useYearReport } from '@/desk/reports/staff-calls/load-year-report';
import { InvoicesOfMonth } from '@/desk/invoices/admin/InvoicesOfMonth';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { hotelToday, monthLabel } from '@/basics/time/dates';
import { monthOf, readMonth } from '@/basics/time/month';
import { Button } from '@/ui/Button';
import { figuresWords, partWords, staffNavWords } from '@/words/staff';
import { ReportTable } from './ReportTable';
import { TwoYearsChart } from './TwoYearsChart';
import './reports.css';

export function ReportsPage() {
  const address = useInboxAddress();
  const month = readMonth(address.get('month'));
  const report = useMonthReport(month);
  const { data, isPlaceholderData } = report;
  const { data: twoYears } = useYearReport(month);

  function save(months: ThreeMonths): void {
    const file = new Blob([reportCsv(months)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `figures-${month}.csv`);
  }

  return (
    <>
      <PageTitle title={staffNavWords.pages.adminReports} purpose={figuresWords.purpose}>
        <Button
          icon={Download}
          variant="ghost"
          disabled={!data || isPlaceholderData}
          onClick={() => data && save(data)}
        >
          {figuresWords.exportFile}
        </Button>
      </PageTitle>
      <MonthHead
        month={month}
        back={figuresWords.today}
        onShow={(wanted) => address.set({ month: wanted === monthOf(hotelToday()) ? '' : wanted })}
      />
      {data ? (
        <StaffErrorBoundary name={partWords.figures} data={[data]}>
          <div
            className="grid gap-8 aria-busy:opacity-60"
            aria-busy={isPlaceholderData || undefined}
          >
            {data[0].unmarked > 0 && (
              <p className="notice">
                <span>{figuresWords.unmarked(data[0].unmarked)}</span>{' '}
                <Link className="link" to={`${PATH.adminReservations}?status=unmarked`}>
                  {figuresWords.unmarkedLink}
                </Link>
              </p>
            )}
            {hotelRow(data).months[0].calendarNights > 0 && (
              <p className="notice">
                {figuresWords.calendarNights(hotelRow(data).months[0].calendarNights)}
              </p>
            )}
            {twoYears && (
              <StaffErrorBoundary name={partWords.figures} data={[twoYears]}>
                <TwoYearsChart months={twoYears} />
              </StaffErrorBoundary>
            )}
            <OccupancyChart months={data} />
            <ReportTable
              caption={figuresWords.byRoom}
              months={data}
              rows={[...reportRows(data, 'room'), hotelRow(data)]}
              hasOccupancy
            />
            <ReportTable
              caption={figuresWords.bySource}
              months={data}
              rows={reportRows(data, 'source')}
              hasOccupancy={false}
            />
            <p className="hint">{figuresWords.how}</p>
            <StaffErrorBoundary name={partWords.paper} data={[month]}>
              <InvoicesOfMonth month={month} />
            </StaffErrorBoundary>
          </div>
        </StaffErrorBoundary>
      ) : (
        <LoadingOrFailed of={[report]} words={figuresWords} />
      )}
    </>
  );
}

/** Sizes in SVG units; the chart is stretched to the available width. */
const WIDTH = 100;
const BAR = 8;
const GAP = 2;

function OccupancyChart({ months }: { months: ThreeMonths }) {
  const rows = [hotelRow(months), ...reportRows(months, 'room')].filter((row) =>
    row.months.some(({ offered }) => offered !== undefined),
  );
  const names = months.map(({ month }) => monthLabel(`${month}-01`));
  return (
    <section className="card figures-chart" aria-labelledby="occupancy-chart">
      <h2 id="occupancy-chart">{figuresWords.occupancy}</h2>
      <ul
        className="figures-legend legend gap-x-[1.4rem] gap-y-[0.3rem] mt-[0.4rem] text-ink-2"
        aria-hidden="true"
      >
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-4">
        {rows.map(({ id, label, months: figures }) => (
          <div
            className="grid grid-cols-[11rem_1fr] gap-x-6 gap-y-[0.3rem] items-center not-print:max-md:grid-cols-[1fr]"
            key={id}
          >
            <dt dir="auto">{label}</dt>
            <dd className="flex items-center gap-4">
              <svg
                className="flex-1 min-w-0 h-8"
                role="img"
                aria-label={figures
                  .map((figure, index) =>
                    figuresWords.inMonth(names[index] ?? '', formatOccupancy(figure)),
                  )
                  .join(', ')}
                viewBox={`0 0 ${WIDTH} ${3 * (BAR + GAP) - GAP}`}
                preserveAspectRatio="none"
              >
                {figures.map((figure, index) => {
                  const place = { x: 0, y: index * (BAR + GAP), height: BAR };
                  const full = Math.min(1, occupancyOf(figure) ?? 0);
                  return (
                    <g key={names[index]}>
                      <rect {...place} width={WIDTH} className="fill-[#f0efea]" />
                      <rect {...place} width={WIDTH * full} data-month={index} />
                    </g>
                  );
                })}
              </svg>
              <b className="min-w-[3.2rem] tabular-nums font-semibold text-end" aria-hidden="true">
                {formatOccupancy(figures[0])}
              </b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
