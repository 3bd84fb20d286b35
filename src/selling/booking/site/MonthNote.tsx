import { calendarWords, nightPriceWords as words } from '@/words/visitors';
import { monthLabel, formatDate } from '@/basics/time/dates';
import { useAvailability } from '@/selling/booking/queries/booking-queries';

type MonthNoteProps = {
  roomId: string;
  month: string;
  /** Those of the month that can be asked for, and those of them that are full. */
  nights: readonly string[];
  full: readonly string[];
  isUnknown: boolean;
  wanted: number;
  onGo: (day: string) => void;
  /** On some of these days nobody can arrive. */
  isDotted: boolean;
};

/** Below a month: what the strokes mean, that it is full and when it is not, or that nobody can say. */
export function MonthNote({
  roomId,
  month,
  nights,
  full,
  isUnknown,
  wanted,
  onGo,
  isDotted,
}: MonthNoteProps) {
  const isFull = nights.length > 0 && nights.every((night) => full.includes(night));
  const [next] = useAvailability(roomId, isFull ? nights[0] : undefined, wanted)?.nextFree ?? [];
  return (
    <div className="calendar-note" role="status">
      {isUnknown && <span>{calendarWords.unknown}</span>}
      {isFull && <span>{calendarWords.fullMonth(monthLabel(month))}</span>}
      {isFull && next && (
        <>
          {' '}
          <span>{calendarWords.nextFree}</span>{' '}
          <button type="button" className="link" onClick={() => onGo(next)}>
            {formatDate(next)}
          </button>
        </>
      )}
      {!isUnknown && !isFull && full.length > 0 && <span>{calendarWords.legend}</span>}
      {isDotted && <span className="block">{words.legend}</span>}
    </div>
  );
}
