import { bookingWords } from '@/words/visitors';
import { formatDate } from '@/hotel/time/dates';
import { useAvailability } from '@/hotel/booking/queries/availability';
import { Button } from '@/ui/Button';
import type { Stay } from './use-booking-form';

type Props = { roomId: string; stay: Stay; onChoose: (day: string) => void };

/**
 * Says when the chosen nights are full, and offers the next free days. A request can be sent all
 * the same; who is there on those nights nobody learns.
 */
export function AvailabilityNote({ roomId, stay, onChoose }: Props) {
  const availability = useAvailability(roomId, stay.checkIn, stay.nights);
  const { full, nextFree, stillAsk } = bookingWords;
  const isFull = availability?.isFree === false;
  return (
    // Always there, so that a screen reader hears when it is filled.
    <div className="availability" role="status" data-full={isFull || undefined}>
      {isFull && (
        <>
          <p>
            <b>{full}</b> {availability.nextFree.length > 0 && nextFree}
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
        </>
      )}
    </div>
  );
}
