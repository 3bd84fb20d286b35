import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { formatDate } from '@/hotel/time/dates';
import type { FullRoom } from '@/hotel/reservations/staff-queries/bookings';
import { Button } from '@/ui/Button';
import { bookingRoomsWords, freeDatesWords } from '@/words/staff';
import { OtherRooms } from './OtherRooms';

type Props = {
  /** Undefined while nothing was refused. */
  dates: readonly string[] | undefined;
  /** Of a booking of several rooms, those that are full. */
  rooms?: readonly FullRoom[];
  onChoose: (date: string) => void;
  /** Another kind of room for the same nights. */
  instead?: ComponentProps<typeof OtherRooms> | '' | undefined;
};

/** The room is full, or one of several: which, and the days on which the stay could begin instead. */
export function Refusal({ dates, rooms, onChoose, instead }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  // Of several rooms the form is long: what is full, and what is free, must come into view.
  useEffect(() => {
    if (rooms) notice.current?.focus();
  }, [rooms]);
  if (!dates) return null;
  const nextFree = rooms ? bookingRoomsWords.nextFree : freeDatesWords.refusedNextFree;
  return (
    <div className="notice free-dates mt-4" role="alert" tabIndex={-1} ref={notice}>
      <p>
        {rooms ? bookingRoomsWords.refused : freeDatesWords.refused}
        {!rooms && dates.length > 0 && ` ${nextFree}`}
      </p>
      {rooms && (
        <ul className="full-rooms">
          {rooms.map((room) => (
            <li key={room.place}>{fullText(room)}</li>
          ))}
        </ul>
      )}
      {rooms && dates.length > 0 && <p>{nextFree}</p>}
      {dates.map((date) => (
        <Button key={date} variant="ghost" size="small" onClick={() => onChoose(date)}>
          {formatDate(date)}
        </Button>
      ))}
      {instead && !rooms && <OtherRooms {...instead} />}
    </div>
  );
}

function fullText({ place, room, nights }: FullRoom): string {
  const dates = nights.map((date) => formatDate(date));
  return bookingRoomsWords.fullPlace(place, bookingRoomsWords.fullRoom(room, dates));
}
