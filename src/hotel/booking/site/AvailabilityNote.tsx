import { bookingWords } from '@/words/visitors';
import { formatDate } from '@/hotel/time/dates';
import type { Availability } from '@/hotel/booking/availability';
import { Button } from '@/ui/Button';

type Props = {
  /** Undefined while nothing is known. */
  availability: Availability | undefined;
  onChoose: (day: string) => void;
};

/**
 * Says when the chosen nights are full, and offers the next free days. A request can be sent all
 * the same; who is there on those nights nobody learns.
 */
export function AvailabilityNote({ availability, onChoose }: Props) {
  const { full, nextFree, stillAsk } = bookingWords;
  const isFull = availability?.isFree === false;
  return (
    // Always there, so that a screen reader hears when it is filled.
    <div className={isFull ? 'availability' : undefined} role="status">
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
