import { CalendarDays } from 'lucide-react';
import { toggleName, type StayCalendarProps } from '@/selling/booking/stay-days';
import { formatDate } from '@/basics/time/dates';
import { StayMonths } from './StayMonths';
import './stay-calendar.css';

/** The formatted date and the calendar. Loaded when the date field is touched. */
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
      {open && <StayMonths {...props} />}
    </>
  );
}
