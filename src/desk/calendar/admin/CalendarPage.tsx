import { LoadingOrFailed } from '@/kit/editors/LoadingOrFailed';
import { Plus, DoorClosed, Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from '@/ui/router';
import { useInboxAddress } from '@/desk/lists/admin/use-inbox-address';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { Allowed } from '@/kit/page-parts/admin/rights';
import { useMay } from '@/basics/session/staff-calls/session';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { ClosingDialog } from '@/desk/closed-dates/admin/ClosingDialog';
import type { Closing } from '@/desk/closed-dates/closing';
import { useClosings } from '@/desk/closed-dates/staff-calls/closings';
import { AddBookingDialog } from '@/desk/stays/admin/AddBookingDialog';
import { hotelToday } from '@/basics/time/dates';
import { addMonths, monthOf, nightsOf, readMonth, sameDayLater } from '@/basics/time/month';
import { reservationPath } from '@/basics/rules/paths';
import { useContent } from '@/content/store/queries/content';
import { withoutShownStay } from '@/desk/calendar/occupancy';
import {
  bookingRoomsWords,
  calendarRoomsWords,
  channelNightsWords,
  closingWords,
  partWords,
  reservationWords,
  staffNavWords,
  stayCalendarWords,
} from '@/words/staff';
import { StayFromEventDialog } from '@/desk/channels/admin/StayFromEventDialog';
import type { ChannelNights } from '@/desk/channels/channel-nights';
import { channelName } from '@/desk/channels/listing';
import { useChannelNights } from '@/desk/channels/staff-calls/sold-nights';
import { useStays } from '@/desk/stays/staff-calls/reservations';
import { Button } from '@/ui/Button';
import { CalendarGrid } from './CalendarGrid';
import { MonthHead } from './MonthHead';
import type { GridPlace } from './use-grid-keys';
import type { ReservationStatus } from '@/basics/rules/reservation-status';
import { saveFile } from '@/ui/save-file';
import { useStaysExport } from '@/desk/calendar/staff-calls/use-stays-export';

export function CalendarPage() {
  const navigate = useNavigate();
  const address = useInboxAddress();
  const today = hotelToday();
  const month = readMonth(address.get('month'), today);
  const nights = nightsOf(month);
  const { content, isLoading } = useContent();
  const span = [`${month}-01`, `${addMonths(month, 1)}-01`] as const;
  const stays = useStays(...span, CALENDAR_STATUSES);
  const closings = useClosings(...span);
  const sold = useChannelNights(...span);
  const channels = withoutShownStay(sold.data ?? [], stays.data ?? []);
  const [event, setEvent] = useState<ChannelNights>();
  const [closing, setClosing] = useState<{ closing?: Closing }>();
  const [adding, setAdding] = useState<{ roomId?: string; checkIn?: string }>();
  /** The cell that gets the focus after the keyboard changed the month. */
  const [cameTo, setCameTo] = useState<GridPlace>();
  const file = useStaysExport();
  const works = useMay('workAtDesk');
  const { hotelInfo } = content.sections;

  function show(wanted: string, from?: GridPlace): void {
    setCameTo(from);
    address.set({ month: wanted === monthOf(today) ? '' : wanted });
  }

  return (
    <>
      <PageTitle title={staffNavWords.pages.adminCalendar} purpose={stayCalendarWords.purpose}>
        <Button
          icon={Download}
          variant="ghost"
          loading={file.isPending}
          onClick={() => file.mutate(hotelInfo.name, { onSuccess: save })}
        >
          {stayCalendarWords.exportFile}
        </Button>
        <Allowed right="workAtDesk">
          <Button icon={DoorClosed} variant="ghost" onClick={() => setClosing({})}>
            {closingWords.button}
          </Button>
          <Button icon={Plus} onClick={() => setAdding({})}>
            {reservationWords.addBooking}
          </Button>
        </Allowed>
      </PageTitle>
      <MonthHead month={month} back={stayCalendarWords.today} onShow={(wanted) => show(wanted)} />
      {!stays.data || !closings.data || !sold.data || isLoading ? (
        <LoadingOrFailed of={[stays, closings, sold]} words={stayCalendarWords} />
      ) : (
        <StaffErrorBoundary
          key={month}
          name={partWords.calendar}
          data={[content.rooms, stays.data, closings.data, sold.data]}
        >
          <CalendarGrid
            nights={nights}
            today={today}
            rooms={content.rooms}
            stays={stays.data}
            closings={closings.data}
            channels={channels}
            onOpen={(id) => navigate(reservationPath(id))}
            onFree={(roomId, checkIn) => works && setAdding({ roomId, checkIn })}
            onClosing={(of) => works && setClosing({ closing: of })}
            onChannel={(nights) => works && setEvent(nights)}
            onMonth={(by, { rowId, night }) =>
              show(addMonths(month, by), { rowId, night: sameDayLater(night, by) })
            }
            cameTo={cameTo}
          />
        </StaffErrorBoundary>
      )}
      <ul
        className="calendar-legend legend gap-x-6 gap-y-[0.4rem] text-ink-3 mt-[0.9rem]"
        aria-label={stayCalendarWords.colours}
      >
        <li data-status="confirmed">{stayCalendarWords.confirmed}</li>
        <li data-status="checked_in">{stayCalendarWords.inTheHouse}</li>
        <li data-status="checked_out">{stayCalendarWords.left}</li>
        <li data-status="confirmed" data-together="">
          {bookingRoomsWords.together}
        </li>
        <li data-status="closed">{calendarRoomsWords.closed}</li>
        {channelsOf(channels).map((channel) => (
          <li key={channelName(channel)} data-channel="" className={`channel-${channel.channel}`}>
            <bdi>{channelName(channel)}</bdi>
          </li>
        ))}
        {channels.some(({ state }) => state === 'conflict') && (
          <li data-channel="" data-conflict="">
            {channelNightsWords.conflict}
          </li>
        )}
      </ul>
      {closing && (
        <ClosingDialog
          closing={closing.closing}
          roomId={content.rooms[0]?.id ?? ''}
          night={today}
          onClose={() => setClosing(undefined)}
        />
      )}
      {event && (
        <StayFromEventDialog
          event={event}
          onClose={() => setEvent(undefined)}
          onMade={(id) => navigate(reservationPath(id))}
        />
      )}
      {adding && (
        <AddBookingDialog
          {...adding}
          onClose={() => setAdding(undefined)}
          onAdded={({ checkIn }) => checkIn && show(monthOf(checkIn))}
        />
      )}
    </>
  );
}

function channelsOf(channels: readonly ChannelNights[]): ChannelNights[] {
  const byName = new Map(channels.map((channel) => [channelName(channel), channel]));
  return [...byName.keys()].toSorted().flatMap((name) => byName.get(name) ?? []);
}

const CALENDAR_STATUSES: readonly ReservationStatus[] = ['confirmed', 'checked_in', 'checked_out'];

function save(stays: string): void {
  saveFile(new Blob([stays], { type: 'text/calendar;charset=utf-8' }), 'stays.ics');
}
