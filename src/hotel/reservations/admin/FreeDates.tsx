import { NIGHTS_MAX } from '@/hotel/rules/limits';
import { formatDate } from '@/hotel/time/dates';
import type { ReservationStatus } from '@/hotel/reservations/reservation-status';
import type { Reservation } from '@/hotel/reservations/reservation';
import { useAvailability } from '@/hotel/booking/queries/availability';
import { Button } from '@/ui/Button';
import { freeDatesWords } from '@/words/staff';

type Props = { reservation: Reservation; onChoose: (date: string) => void };

/** From here a stay may be confirmed. */
const OPEN_STATUSES: readonly ReservationStatus[] = ['new', 'declined', 'cancelled'];

/** Whether the nights asked for can still be promised; if not, the days that can. */
export function FreeDates({ reservation, onChoose }: Props) {
  const { roomId, roomName, checkIn, nights, status } = reservation;
  const wanted = OPEN_STATUSES.includes(status) ? (checkIn ?? undefined) : undefined;
  const availability = useAvailability(roomId, wanted, nights);

  if (!availability || wanted === undefined) return null;
  if (availability.isFree) {
    return (
      <p className="notice free-dates is-free" role="status">
        {freeDatesWords.free}
      </p>
    );
  }
  // What is offered instead is what visitors may ask for; a longer stay needs more nights free.
  const nextFree = nights <= NIGHTS_MAX ? availability.nextFree : [];
  return (
    <div className="notice free-dates" role="status">
      <p>
        {freeDatesWords.full(roomName)}
        {nextFree.length > 0 && ` ${freeDatesWords.nextFree}`}
      </p>
      {nextFree.map((date) => (
        <Button
          key={date}
          variant="ghost"
          size="small"
          aria-label={freeDatesWords.moveTo(formatDate(date))}
          onClick={() => onChoose(date)}
        >
          {formatDate(date)}
        </Button>
      ))}
    </div>
  );
}
