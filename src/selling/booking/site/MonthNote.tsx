import { calendarWords, nightPriceWords as words } from '@/words/visitors';
import { monthLabel, formatDate } from '@/basics/time/dates';
import { useAvailability } from '@/selling/booking/queries/booking-queries';

type MonthNoteProps = {
  roomId: string;
  month: string;
  nights: readonly string[];
  full: readonly string[];
  isUnknown: boolean;
  wanted: number;
  onGo: (day: string) => void;
  /** True if guests cannot arrive on some of these days. */
  isDotted: boolean;
};

/** The note below a month: its legend, that it is full, or that availability is unknown. */
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
