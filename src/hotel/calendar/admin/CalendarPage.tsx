import { DoorClosed, Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useInboxAddress } from '@/hotel/desk/admin/use-inbox-address';
import { AddIcon } from '@/hotel/page/admin/AddIcon';
import { PageTitle } from '@/hotel/page/admin/PageTitle';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { ClosingDialog } from '@/hotel/closings/admin/ClosingDialog';
import type { Closing } from '@/hotel/closings/closing';
import { useClosings } from '@/hotel/closings/staff-queries/closings';
import { AddBookingDialog } from '@/hotel/reservations/admin/AddBookingDialog';
import { addDays, hotelToday } from '@/hotel/time/dates';
import { addMonths, monthOf, nightsOf, readMonth, sameDayLater } from '@/hotel/time/month';
import { reservationPath } from '@/hotel/rules/paths';
import { useContent } from '@/hotel/content/queries/content';
import { useStays } from '@/hotel/reservations/staff-queries/reservations';
import { Button } from '@/ui/Button';
import { Spinner } from '@/ui/Spinner';
import {
  bookingRoomsWords,
  calendarRoomsWords,
  closingWords,
  stayCalendarWords,
  partWords,
} from '@/words/staff';
import { CalendarGrid } from './CalendarGrid';
import { MonthHead } from './MonthHead';
import type { GridPlace } from './use-grid-keys';
import type { ReservationStatus } from '@/hotel/rules/reservation-status';
import { saveFile } from '@/ui/save-file';
import { useStaysExport } from '@/hotel/calendar/staff-queries/stays-export';

/** Rooms and nights of a month: who has which, and what is free. */
export function CalendarPage() {
  const navigate = useNavigate();
  const address = useInboxAddress();
  const today = hotelToday();
  const month = readMonth(address.get('month'), today);
  const nights = nightsOf(month);
  const { content, isLoading } = useContent();
  const stays = useStays(`${month}-01`, `${addMonths(month, 1)}-01`, CALENDAR_STATUSES);
  const closings = useClosings(`${month}-01`, `${addMonths(month, 1)}-01`);
  const [closing, setClosing] = useState<{ closing?: Closing }>();
  const [adding, setAdding] = useState<{ roomId?: string; checkIn?: string }>();
  /** Where the keyboard goes on in a month that was reached by a key. */
  const [cameTo, setCameTo] = useState<GridPlace>();
  const file = useStaysFile(content.sections.hotelInfo.name);

  function retry(): void {
    void stays.refetch();
    void closings.refetch();
  }

  function show(wanted: string, from?: GridPlace): void {
    setCameTo(from);
    address.set({ month: wanted === monthOf(today) ? '' : wanted });
  }

  return (
    <>
      <PageTitle title={stayCalendarWords.title} purpose={stayCalendarWords.purpose}>
        <Button variant="ghost" loading={file.isPending} onClick={() => file.mutate()}>
          <Download className="icon" aria-hidden="true" />
          {stayCalendarWords.exportFile}
        </Button>
        <Button variant="ghost" onClick={() => setClosing({})}>
          <DoorClosed className="icon" aria-hidden="true" />
          {closingWords.button}
        </Button>
        <Button onClick={() => setAdding({})}>
          <AddIcon />
          {stayCalendarWords.addBooking}
        </Button>
      </PageTitle>
      <MonthHead month={month} back={stayCalendarWords.today} onShow={(wanted) => show(wanted)} />
      {(stays.isError && !stays.data) || (closings.isError && !closings.data) ? (
        <p className="notice bad">
          {stayCalendarWords.failed}{' '}
          <Button variant="ghost" size="small" onClick={retry}>
            {stayCalendarWords.retry}
          </Button>
        </p>
      ) : !stays.data || !closings.data || isLoading ? (
        <p role="status">
          <Spinner />
          <span className="sr-only">{stayCalendarWords.loading}</span>
        </p>
      ) : (
        <StaffPart
          key={month}
          name={partWords.calendar}
          data={[content.rooms, stays.data, closings.data]}
        >
          <CalendarGrid
            nights={nights}
            today={today}
            rooms={content.rooms}
            stays={stays.data}
            closings={closings.data}
            onOpen={(id) => void navigate(reservationPath(id))}
            onFree={(roomId, checkIn) => setAdding({ roomId, checkIn })}
            onClosing={(of) => setClosing({ closing: of })}
            onMonth={(by, { rowId, night }) =>
              show(addMonths(month, by), { rowId, night: sameDayLater(night, by) })
            }
            cameTo={cameTo}
          />
        </StaffPart>
      )}
      <ul className="calendar-legend legend" aria-label={stayCalendarWords.colours}>
        <li data-status="confirmed">{stayCalendarWords.confirmed}</li>
        <li data-status="checked_in">{stayCalendarWords.inTheHouse}</li>
        <li data-status="checked_out">{stayCalendarWords.left}</li>
        <li data-status="confirmed" data-together="">
          {bookingRoomsWords.together}
        </li>
        <li data-status="closed">{calendarRoomsWords.closed}</li>
      </ul>
      {closing && (
        <ClosingDialog
          closing={closing.closing}
          roomId={content.rooms[0]?.id ?? ''}
          night={today}
          onClose={() => setClosing(undefined)}
        />
      )}
      <AddBookingDialog
        isOpen={adding !== undefined}
        roomId={adding?.roomId}
        checkIn={adding?.checkIn ?? today}
        onClose={() => setAdding(undefined)}
        onAdded={({ checkIn }) => checkIn && show(monthOf(addDays(checkIn, 0)))}
      />
    </>
  );
}

/** Stays that have, or had, their nights. */
const CALENDAR_STATUSES: readonly ReservationStatus[] = ['confirmed', 'checked_in', 'checked_out'];

/** Saves the confirmed stays of the coming year as a calendar file. */
function useStaysFile(hotelName: string) {
  const gather = useStaysExport(hotelName);
  return {
    isPending: gather.isPending,
    mutate: () =>
      gather.mutate(undefined, {
        onSuccess: (text) =>
          saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'stays.ics'),
      }),
  };
}
