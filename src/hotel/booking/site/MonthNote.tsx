import { calendarWords } from '@/words/visitors';
import { useAvailability } from '@/hotel/booking/queries/availability';
import { formatDate, monthLabel } from '@/hotel/time/dates';

type Props = {
  roomId: string;
  month: string;
  /** Those of the month that can be asked for, and those of them that are full. */
  nights: readonly string[];
  full: readonly string[];
  isUnknown: boolean;
  /** How many nights one wants to stay. */
  wanted: number;
  onGo: (day: string) => void;
};

/** Below a month: what the strokes mean, that it is full and when it is not, or that nobody can say. */
export function MonthNote({ roomId, month, nights, full, isUnknown, wanted, onGo }: Props) {
  const isFull = nights.length > 0 && nights.every((night) => full.includes(night));
  const [next] = useAvailability(roomId, isFull ? nights[0] : undefined, wanted)?.nextFree ?? [];
  return (
    <div className="calendar-note" role="status">
      {isUnknown && calendarWords.unknown}
      {isFull && calendarWords.fullMonth(monthLabel(month))}
      {isFull && next && (
        <>
          {' '}
          {calendarWords.nextFree}{' '}
          <button type="button" className="link" onClick={() => onGo(next)}>
            {formatDate(next)}
          </button>
        </>
      )}
      {!isUnknown && !isFull && full.length > 0 && calendarWords.legend}
    </div>
  );
}
