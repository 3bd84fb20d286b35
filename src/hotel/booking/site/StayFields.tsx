import { COPY, departureLabel } from '@/hotel/words/copy';
import { addDays } from '@/hotel/time/dates';
import {
  CHECK_IN_MAX_DAYS_AHEAD,
  EMAIL_MAX,
  GUESTS_MIN,
  NIGHTS_MAX,
  NIGHTS_MIN,
} from '@/hotel/rules/limits';
import type { Room } from '@/hotel/rooms/room';
import { guestsLabel, nightsLabel } from '@/hotel/words/visitor-texts';
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
  const { booking } = COPY;
  return (
    <>
      <Field label={booking.email} error={errors.email}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={EMAIL_MAX + 1}
            placeholder={booking.emailPlaceholder}
            aria-required="true"
          />
        )}
      </Field>
      <div className="two">
        <Field label={booking.guests}>
          {(control) => (
            <select {...control} name="guests">
              {choices(GUESTS_MIN, room.capacity, guestsLabel)}
            </select>
          )}
        </Field>
        <Field label={booking.nights}>
          {(control) => (
            <select {...control} name="nights">
              {choices(NIGHTS_MIN, NIGHTS_MAX, nightsLabel)}
            </select>
          )}
        </Field>
      </div>
      <Field
        label={booking.checkIn}
        note={booking.optional}
        hint={isBookable && departureLabel(addDays(checkIn, stay.nights))}
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
