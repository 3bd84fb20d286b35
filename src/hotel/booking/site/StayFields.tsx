import { bookingWords, countWords } from '@/words/visitors';
import { GUESTS_MIN, NIGHTS_MAX, NIGHTS_MIN } from '@/hotel/rules/limits';
import type { ChosenStay } from '@/hotel/booking/stay-days';
import type { Room } from '@/hotel/rooms/room';
import type { StayErrors } from '@/hotel/booking/checked-request';
import { Field } from '@/ui/Field';
import { DateField } from './DateField';

type Props = {
  room: Room;
  stay: ChosenStay;
  errors: StayErrors;
  onChoose: (stay: ChosenStay) => void;
};

/**
 * When, how many, how long, and where the answer goes. The fields keep their own values, so that
 * what is typed before the script is there stays; the form reads them.
 */
export function StayFields({ room, stay, errors, onChoose }: Props) {
  return (
    <>
      <DateField roomId={room.id} stay={stay} error={errors.checkIn} onChoose={onChoose} />
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
      <Field label={bookingWords.email} error={errors.email}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            placeholder={bookingWords.emailPlaceholder}
            aria-required="true"
          />
        )}
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
