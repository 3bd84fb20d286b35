import { useEffect } from 'react';
import { dayAndMonth, formatDate } from '@/basics/time/dates';
import { roomPath } from '@/basics/rules/paths';
import { useContent } from '@/content/store/queries/content';
import { useAvailability, useFreeRooms } from '@/selling/booking/queries/booking-queries';
import { staySentence } from '@/selling/booking/stay-days';
import { Button } from '@/ui/Button';
import { Link } from '@/ui/router';
import { bookingWords } from '@/words/visitors';
import type { FormStay } from './use-booking-form';

type Props = {
  roomId: string;
  stay: FormStay;
  /** Receives true if the nights are full; false while unknown. */
  onKnown: (isFull: boolean) => void;
  onChoose: (day: string) => void;
};

/** Shows if the nights are free; if they are full, offers other dates and rooms. */
export function AvailabilityNote({ roomId, stay, onKnown, onChoose }: Props) {
  const availability = useAvailability(roomId, stay.checkIn, stay.nights);
  const isFull = availability?.isFree === false;
  const { rooms } = useContent().content;
  const others = rooms.filter(({ id, capacity }) => id !== roomId && capacity >= stay.guests);
  const free = useFreeRooms(isFull ? others : [], stay.checkIn, stay.nights);
  useEffect(() => {
    onKnown(isFull);
    return () => onKnown(false);
  }, [isFull, onKnown]);
  if (!isFull)
    return (
      <div className="availability" data-open="">
        <p>{staySentence(stay)}</p>
        <p>{availability && bookingWords.free}</p>
      </div>
    );
  return (
    <div className="availability">
      <p>
        <b>{bookingWords.full}</b>{' '}
        {availability.nextFree.length > 0 && <span>{bookingWords.nextFree}</span>}
      </p>
      {availability.nextFree.length > 0 && (
        <p className="availability-days">
          {availability.nextFree.map((day) => (
            <Button
              key={day}
              variant="ghost"
              size="small"
              aria-label={formatDate(day)}
              onClick={() => onChoose(day)}
            >
              {dayAndMonth(day)}
            </Button>
          ))}
        </p>
      )}
      {free.length > 0 && (
        <p>
          <span>{bookingWords.otherRooms}</span>
          {free.map(({ id, name }) => (
            <Link key={id} className="ms-2" to={roomPath(id)}>
              {name}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
