import { useEffect, useRef } from 'react';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { weekday, formatDate } from '@/basics/time/dates';
import { freeRooms, calendarRooms } from '@/desk/calendar/occupancy';
import type { Closing } from '@/desk/closed-dates/closing';
import type { ChannelNights } from '@/desk/channels/channel-nights';
import type { Room } from '@/content/schema/room';
import type { Reservation } from '@/desk/stays/reservation';
import { cn } from '@/lib/cn';
import { calendarRoomsWords as words, stayCalendarWords, partWords } from '@/words/staff';
import { CalendarCell } from './CalendarCell';
import { StayTooltip, useStayTooltip } from './StayTooltip';
import { useGridKeys, type GridPlace } from './use-grid-keys';

type Props = {
  nights: readonly string[];
  today: string;
  rooms: readonly Room[];
  stays: readonly Reservation[];
  closings: readonly Closing[];
  channels: readonly ChannelNights[];
  onOpen: (reservationId: string) => void;
  onFree: (roomId: string, night: string) => void;
  onClosing: (closing: Closing) => void;
  onChannel: (nights: ChannelNights) => void;
  onMonth: (by: -1 | 1, from: GridPlace) => void;
  /** The place that had the focus in the previous month, if a key changed the month. */
  cameTo?: GridPlace;
};

/** A month as a table of rooms and nights. Arrow keys move the focus, Enter opens a cell. */
export function CalendarGrid(props: Props) {
  const { nights, today, stays, closings, channels, onOpen, onFree, onClosing, onMonth } = props;
  const rooms = calendarRooms(props.rooms, stays, closings, nights, channels);
  const freeOf = (room: Pick<Room, 'id' | 'units'>) =>
    freeRooms(room, nights, today, stays, closings, channels).map((free) => Math.max(0, free));
  const freeByRoom = props.rooms.map(freeOf);
  const freeInAll = nights.map((_night, index) =>
    freeByRoom.reduce((sum, ofRoom) => sum + (ofRoom[index] ?? 0), 0),
  );
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const rowIds = rooms.flatMap(({ id, rows }) => rows.map((_row, index) => `${id}/${index}`));
  const firstNight = nights.includes(today) ? today : nights[0];
  const begin = props.cameTo ?? { rowId: '', night: firstNight ?? '' };
  const keys = useGridKeys(grid, rowIds, begin, onMonth);
  const tip = useStayTooltip(onOpen);

  // On narrow screens the month is wider than the page, so scroll to today.
  useEffect(() => {
    const column = frame.current?.querySelector<HTMLElement>('thead [aria-current]');
    const first = frame.current?.querySelector<HTMLElement>('thead th');
    if (frame.current && column && first) {
      frame.current.scrollLeft = column.offsetLeft - first.offsetWidth - column.offsetWidth;
    }
  }, []);

  // Focuses a cell of the new month, because the focused cell has disappeared.
  const isByKey = props.cameTo !== undefined;
  useEffect(() => {
    if (isByKey && document.activeElement === document.body)
      grid.current?.querySelector<HTMLElement>('[data-from][tabindex="0"]')?.focus();
  }, [isByKey]);

  const freeRow = (label: string, free: readonly number[], room?: string) => (
    <tr className={cn('free-row', room && 'free-of-room')}>
      <th scope="row" aria-label={room && words.freeOf(room)}>
        {label}
      </th>
      {nights.map((night, index) => {
        const count = free[index] ?? 0;
        return (
          <td
            key={night}
            className={cn(night < today && 'past', count === 0 && 'none-free')}
            aria-label={words.freeOn(count, formatDate(night))}
          >
            {count}
          </td>
        );
      })}
    </tr>
  );

  if (rooms.length === 0) return <p className="card">{stayCalendarWords.noRooms}</p>;
  return (
    <div className="table-wrap calendar" ref={frame}>
      <table
        className="w-full min-w-[58rem] border-separate border-spacing-0 table-fixed text-sm not-print:max-md:min-w-[80rem]"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern
        role="grid"
        aria-label={stayCalendarWords.stays}
        ref={grid}
        onKeyDown={keys.onKeyDown}
      >
        {/* The column's colour is visible behind stays: weekends and today show in all rows. */}
        <colgroup>
          <col />
          {nights.map((night) => (
            <col
              key={night}
              // `weekday` returns 0 for Sunday and 6 for Saturday.
              className={cn(weekday(night) % 6 === 0 && 'weekend', night === today && 'today')}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th className="text-ink-3 font-[550]" scope="col">
              {stayCalendarWords.room}
            </th>
            {nights.map((night) => (
              <th key={night} scope="col" aria-current={night === today ? 'date' : undefined}>
                <small className="[display:block] text-ink-3 font-normal" aria-hidden="true">
                  {stayCalendarWords.dayLetters[weekday(night)]}
                </small>
                <span>{Number(night.slice(8))}</span>
              </th>
            ))}
          </tr>
          {freeRow(words.freeRooms, freeInAll)}
        </thead>
        <tbody>
          {rooms.map((room) => (
            <StaffErrorBoundary
              key={room.id}
              name={partWords.calendarRow(room.name)}
              as="row"
              columns={nights.length + 1}
              data={[stays, closings, channels]}
            >
              {room.rows.map((row, index) => (
                <tr key={index} className={cn(index === 0 && 'first-unit')}>
                  {index === 0 && (
                    <th
                      className="leading-[1.35] wrap-anywhere font-[550]"
                      scope="rowgroup"
                      rowSpan={room.rows.length}
                    >
                      <span dir="auto">{room.name}</span>
                      <small className="[display:block] text-ink-3 font-normal">
                        {room.units === 0
                          ? stayCalendarWords.noLongerOffered
                          : stayCalendarWords.units(room.units)}
                      </small>
                    </th>
                  )}
                  {row.map((span) => (
                    <CalendarCell
                      key={span.from}
                      span={span}
                      roomName={room.name}
                      today={today}
                      tipProps={tip.tipProps}
                      onFree={room.units > 0 ? (night) => onFree(room.id, night) : undefined}
                      onClosing={onClosing}
                      onChannel={props.onChannel}
                      {...keys.cellProps(`${room.id}/${index}`, span.from, span.length)}
                    />
                  ))}
                </tr>
              ))}
              {room.units > 1 && freeRow(words.free, freeOf(room), room.name)}
            </StaffErrorBoundary>
          ))}
        </tbody>
      </table>
      {tip.shown && (
        <StayTooltip
          key={tip.shown.stay.id}
          shown={tip.shown}
          onEnter={tip.hold}
          onLeave={tip.hideSoon}
        />
      )}
    </div>
  );
}
