import { bookingWords, countWords } from '@/words/visitors';
import { addDays, formatDate } from '@/hotel/time/dates';
import {
  CHECK_IN_MAX_DAYS_AHEAD,
  EMAIL_MAX,
  GUESTS_MIN,
  NIGHTS_MAX,
  NIGHTS_MIN,
} from '@/hotel/rules/limits';
import type { Room } from '@/hotel/rooms/room';
import { Field } from '@/ui/Field';
import { useHotelToday } from './use-hotel-today';
import type { Stay, StayErrors } from './use-booking-form';

type Props = { room: Room; stay: Stay; errors: StayErrors };

/**
 * The four fields of the booking panel. They keep their own values, so that what is typed before
 * the script is there stays; the form reads them.
 */
export function StayFields({ room, stay, errors }: Props) {
  const today = useHotelToday();
  const last = today && addDays(today, CHECK_IN_MAX_DAYS_AHEAD);
  const { checkIn = '' } = stay;
  /** Of a day that cannot be booked no departure follows. */
  const isBookable = today && last && checkIn >= today && checkIn <= last;
  return (
    <>
      <Field label={bookingWords.email} error={errors.email}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={EMAIL_MAX + 1}
            placeholder={bookingWords.emailPlaceholder}
            aria-required="true"
          />
        )}
      </Field>
      <div className="two">
        <Field label={bookingWords.guests}>
          {(control) => (
            <select {...control} name="guests">
              {choices(GUESTS_MIN, room.capacity, countWords.guests)}
            </select>
          )}
        </Field>
        <Field label={bookingWords.nights}>
          {(control) => (
            <select {...control} name="nights">
              {choices(NIGHTS_MIN, NIGHTS_MAX, countWords.nights)}
            </select>
          )}
        </Field>
      </div>
      <Field
        label={bookingWords.checkIn}
        note={bookingWords.optional}
        hint={isBookable && bookingWords.departure(formatDate(addDays(checkIn, stay.nights)))}
        error={errors.checkIn}
      >
        {(control) => <input {...control} name="checkIn" type="date" min={today} max={last} />}
      </Field>
    </>
  );
}

function choices(from: number, to: number, label: (count: number) => string) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).map((count) => (
    <option key={count} value={count}>
      {label(count)}
    </option>
  ));
}
