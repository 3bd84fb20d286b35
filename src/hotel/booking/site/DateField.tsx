import { useEffect } from 'react';
import { bookingWords, dateWords } from '@/words/visitors';
import type { ChosenStay } from '@/hotel/booking/stay-days';
import { addDays, formatDate } from '@/hotel/time/dates';
import { CHECK_IN_MAX_DAYS_AHEAD } from '@/hotel/rules/limits';
import { Field } from '@/ui/Field';
import { Skeleton } from '@/ui/Skeleton';
import { useHotelToday } from './use-hotel-today';
import { useStayCalendar } from './use-stay-calendar';

type Props = {
  roomId: string;
  stay: ChosenStay;
  error?: string;
  onChoose: (stay: ChosenStay) => void;
};

/** The calendar's place and height while it is on its way; in no style sheet, for that comes with it. */
const WAITING = {
  position: 'absolute',
  zIndex: 5,
  inset: 'calc(100% + 0.5rem) 0 auto',
  height: '29rem',
} as const;

/**
 * The day of arrival, typed as the page's language writes it (the browser's own field would write it
 * as the browser's does), and once it is touched a calendar with the nights that are full.
 */
export function DateField({ roomId, stay, error, onChoose }: Props) {
  const today = useHotelToday();
  const last = today && addDays(today, CHECK_IN_MAX_DAYS_AHEAD);
  const { Calendar, open, around, field, load, show, close } = useStayCalendar();
  const { checkIn = '', nights } = stay;
  /** Of a day that cannot be booked no departure follows. */
  const isBookable = today && last && checkIn >= today && checkIn <= last;

  // A date is shown in the house's writing, also one that the browser has brought back.
  useEffect(() => {
    if (checkIn) load();
    // eslint-disable-next-line react/exhaustive-deps -- `load` does nothing the second time
  }, [checkIn]);

  return (
    <Field
      label={bookingWords.checkIn}
      note={bookingWords.optional}
      hint={isBookable && bookingWords.departure(formatDate(addDays(checkIn, nights)))}
      error={error}
    >
      {(control) => (
        <div className="relative" {...around}>
          <input
            {...control}
            {...field}
            name="checkIn"
            autoComplete="off"
            placeholder={dateWords.pattern}
          />
          {open && !Calendar && <Skeleton style={WAITING} />}
          {Calendar && today && last && (
            <Calendar
              roomId={roomId}
              today={today}
              last={last}
              stay={stay}
              open={open}
              onOpen={show}
              onClose={close}
              onChoose={onChoose}
            />
          )}
        </div>
      )}
    </Field>
  );
}
