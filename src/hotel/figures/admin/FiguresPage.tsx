import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATH } from '@/hotel/rules/paths';
import { saveFile } from '@/ui/save-file';
import { useInboxAddress } from '@/hotel/desk/admin/use-inbox-address';
import { MonthHead } from '@/hotel/calendar/admin/MonthHead';
import { figuresCsv } from '@/hotel/figures/figures-csv';
import { figureRows, houseRow } from '@/hotel/figures/month-figures';
import type { ThreeMonths } from '@/hotel/figures/month-figures';
import { useMonthFigures } from '@/hotel/figures/staff-queries/month-figures';
import { InvoicesOfMonth } from '@/hotel/invoices/admin/InvoicesOfMonth';
import { PageTitle } from '@/hotel/page/admin/PageTitle';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { hotelToday } from '@/hotel/time/dates';
import { monthOf, readMonth } from '@/hotel/time/month';
import { Button } from '@/ui/Button';
import { Spinner } from '@/ui/Spinner';
import { figuresWords, partWords } from '@/words/staff';
import { FiguresTable } from './FiguresTable';
import { OccupancyChart } from './OccupancyChart';
import './figures.css';

/** A month in figures: occupancy, nights, income and average rate, beside the month and the year before. */
export function FiguresPage() {
  const address = useInboxAddress();
  const thisMonth = monthOf(hotelToday());
  const month = readMonth(address.get('month'));
  const { data, isError, isPlaceholderData, refetch } = useMonthFigures(month);

  function show(wanted: string): void {
    address.set({ month: wanted === thisMonth ? '' : wanted });
  }

  function save(months: ThreeMonths): void {
    const file = new Blob([figuresCsv(months)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `figures-${month}.csv`);
  }

  return (
    <>
      <PageTitle title={figuresWords.title} purpose={figuresWords.purpose}>
        <Button
          variant="ghost"
          disabled={!data || isPlaceholderData}
          onClick={() => data && save(data)}
        >
          <Download className="icon" aria-hidden="true" />
          {figuresWords.exportFile}
        </Button>
      </PageTitle>
      <MonthHead month={month} back={figuresWords.today} onShow={show} />
      {data ? (
        <StaffPart name={partWords.figures} data={[data]}>
          <div className="figures" aria-busy={isPlaceholderData || undefined}>
            {data[0].unmarked > 0 && (
              <p className="notice">
                {figuresWords.unmarked(data[0].unmarked)}{' '}
                <Link className="link" to={`${PATH.adminReservations}?status=unmarked`}>
                  {figuresWords.unmarkedLink}
                </Link>
              </p>
            )}
            <OccupancyChart months={data} />
            <FiguresTable
              caption={figuresWords.byRoom}
              months={data}
              rows={[...figureRows(data, 'room'), houseRow(data)]}
              hasOccupancy
            />
            <FiguresTable
              caption={figuresWords.bySource}
              months={data}
              rows={figureRows(data, 'source')}
              hasOccupancy={false}
            />
            <p className="hint">{figuresWords.how}</p>
            <StaffPart name={partWords.paper} data={[month]}>
              <InvoicesOfMonth month={month} />
            </StaffPart>
          </div>
        </StaffPart>
      ) : isError ? (
        <p className="notice bad">
          {figuresWords.failed}{' '}
          <Button variant="ghost" size="small" onClick={() => void refetch()}>
            {figuresWords.retry}
          </Button>
        </p>
      ) : (
        <p className="calendar-loading" role="status">
          <Spinner />
          <span className="sr-only">{figuresWords.loading}</span>
        </p>
      )}
    </>
  );
}
