import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { calendarWords } from '@/words/visitors';
import { staySentence, toggleName } from '@/hotel/booking/stay-sentences';
import { openNights, spanOf, stayAfter, within } from '@/hotel/booking/stay-days';
import type { ChosenStay } from '@/hotel/booking/stay-days';
import { useFullNights } from '@/hotel/booking/queries/full-nights';
import { formatDate, monthLabel } from '@/hotel/time/dates';
import { monthOf, nightsOf, sameDayLater } from '@/hotel/time/month';
import { Button } from '@/ui/Button';
import { MonthGrid } from './MonthGrid';
import { MonthNote } from './MonthNote';
import './stay-calendar.css';

export type StayCalendarProps = {
  roomId: string;
  /** The first and the last day that can be chosen, `YYYY-MM-DD`. */
  today: string;
  last: string;
  stay: ChosenStay;
  /** `inside`: opened to go on with the keyboard or a finger; `beside`: the field keeps the focus. */
  open: 'inside' | 'beside' | undefined;
  onOpen: () => void;
  onClose: () => void;
  /** Without an arrival: no date. */
  onChoose: (stay: ChosenStay) => void;
};

/** What the date field gains once it is touched: its date in the house's writing, and a calendar. */
export function StayCalendar(props: StayCalendarProps) {
  const { stay, open, onOpen } = props;
  return (
    <>
      {stay.checkIn && (
        <span className="date-face" aria-hidden="true">
          {formatDate(stay.checkIn)}
        </span>
      )}
      <button
        type="button"
        className="date-toggle"
        aria-label={toggleName(stay.checkIn)}
        aria-haspopup="dialog"
        aria-expanded={open !== undefined}
        onClick={onOpen}
      >
        <CalendarDays className="icon" aria-hidden="true" />
      </button>
      {open && <Months {...props} />}
    </>
  );
}

function Months({ roomId, today, last, stay, open, onClose, onChoose }: StayCalendarProps) {
  const [cursor, setCursor] = useState(within(stay.checkIn ?? today, today, last));
  const [isLeaving, setLeaving] = useState(false);
  const [seen, setSeen] = useState(stay.checkIn);
  // A date that was typed is shown; half of one, as of the year 2, is not followed.
  if (seen !== stay.checkIn) {
    setSeen(stay.checkIn);
    if (stay.checkIn && stay.checkIn >= today && stay.checkIn <= last) setCursor(stay.checkIn);
  }
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const labelId = useId();
  const month = monthOf(cursor);
  const nights = openNights(nightsOf(month), today, last);
  const { full, isUnknown, isLoading } = useFullNights(roomId, spanOf(nights));
  const isFirst = month === monthOf(today);
  const isLast = month === monthOf(last);

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    if (open === 'inside') focusDay(grid.current);
  }, [open]);

  function move(day: string): void {
    flushSync(() => setCursor(day));
    focusDay(grid.current);
  }

  function turn(months: number): void {
    setCursor(within(sameDayLater(cursor, months), today, last));
  }

  function choose(day: string): void {
    const next = stayAfter(day, stay, isLeaving);
    const isWhole = isLeaving && next.checkIn === stay.checkIn;
    setCursor(day);
    setLeaving(!isWhole);
    onChoose(next);
    if (isWhole) onClose();
  }

  return (
    <div ref={box} className="calendar-box" role="dialog" aria-label={calendarWords.title}>
      <div className="stay-month">
        <button
          type="button"
          aria-label={calendarWords.previous}
          aria-disabled={isFirst || undefined}
          onClick={() => isFirst || turn(-1)}
        >
          <ChevronLeft className="icon" aria-hidden="true" />
        </button>
        <p id={labelId} aria-live="polite">
          {monthLabel(month)}
        </p>
        <button
          type="button"
          aria-label={calendarWords.next}
          aria-disabled={isLast || undefined}
          onClick={() => isLast || turn(1)}
        >
          <ChevronRight className="icon" aria-hidden="true" />
        </button>
      </div>
      <MonthGrid
        grid={grid}
        labelId={labelId}
        cursor={cursor}
        today={today}
        last={last}
        stay={stay}
        full={full}
        isLoading={isLoading}
        onMove={move}
        onChoose={choose}
      />
      <MonthNote
        roomId={roomId}
        month={month}
        nights={nights}
        full={full}
        isUnknown={isUnknown}
        wanted={stay.nights}
        onGo={move}
      />
      <p className="calendar-stay" role="status">
        {staySentence(stay)}{' '}
        {isLeaving ? calendarWords.leave : !stay.checkIn && calendarWords.arrive}
      </p>
      <div className="calendar-acts">
        {stay.checkIn && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              onChoose({ ...stay, checkIn: undefined });
              onClose();
            }}
          >
            {calendarWords.clear}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {calendarWords.close}
        </Button>
      </div>
    </div>
  );
}

function focusDay(grid: HTMLTableElement | null): void {
  grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}
