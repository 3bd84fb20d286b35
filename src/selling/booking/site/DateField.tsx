import { useRef } from 'react';
import { bookingWords, dateWords } from '@/words/visitors';
import type { ChosenStay } from '@/selling/booking/stay-days';
import { addDays, formatDate } from '@/basics/time/dates';
import { Field } from '@/ui/Field';
import { lastArrival, StayDatePicker, useHotelToday } from './StayDatePicker';

type Props = {
  roomId: string;
  stay: ChosenStay;
  error?: string;
  onChoose: (stay: ChosenStay) => void;
};

/** The arrival date, typed or chosen in a calendar. */
export function DateField({ roomId, stay, error, onChoose }: Props) {
  const today = useHotelToday();
  const place = useRef<HTMLDivElement>(null);
  const { checkIn = '', nights } = stay;
  /** Shows a departure date only if the arrival date can be booked. */
  const isBookable = today && checkIn >= today && checkIn <= lastArrival(today);

  return (
    <Field
      label={bookingWords.checkIn}
      note={bookingWords.optional}
      hint={isBookable && bookingWords.departure(formatDate(addDays(checkIn, nights)))}
      error={error}
    >
      {(control) => (
        <div className="relative" ref={place}>
          <input
            {...control}
            name="checkIn"
            // A press before hydration is recorded and opens the calendar afterwards.
            data-press=""
            placeholder={dateWords.pattern}
          />
          <StayDatePicker place={place} roomId={roomId} stay={stay} onChoose={onChoose} />
        </div>
      )}
    </Field>
  );
}
