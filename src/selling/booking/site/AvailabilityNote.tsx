import { useEffect } from 'react';
import { formatDate } from '@/basics/time/dates';
import { useAvailability } from '@/selling/booking/queries/booking-queries';
import type { ChosenStay } from '@/selling/booking/stay-days';
import { Button } from '@/ui/Button';
import { bookingWords } from '@/words/visitors';

type Props = {
  roomId: string;
  stay: ChosenStay;
  /** Is told whether the nights are full; false while nobody knows. */
  onKnown: (isFull: boolean) => void;
  onChoose: (day: string) => void;
};

/** Says when the nights are full and offers free days; a request can be sent all the same. */
export function AvailabilityNote({ roomId, stay, onKnown, onChoose }: Props) {
  const { full, nextFree, stillAsk } = bookingWords;
  const availability = useAvailability(roomId, stay.checkIn, stay.nights);
  const isFull = availability?.isFree === false;
  useEffect(() => {
    onKnown(isFull);
    return () => onKnown(false);
  }, [isFull, onKnown]);
  if (!isFull) return null;
  return (
    <div className="availability">
      <p>
        <b>{full}</b> {availability.nextFree.length > 0 && <span>{nextFree}</span>}
      </p>
      {availability.nextFree.length > 0 && (
        <p className="availability-days">
          {availability.nextFree.map((day) => (
            <Button key={day} variant="ghost" size="small" onClick={() => onChoose(day)}>
              {formatDate(day)}
            </Button>
          ))}
        </p>
      )}
      <p>{stillAsk}</p>
    </div>
  );
}
