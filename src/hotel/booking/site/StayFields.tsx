import { bookingWords, countWords, guestWords } from '@/words/visitors';
import {
  GUESTS_MIN,
  NIGHTS_MAX,
  NIGHTS_MIN,
  NAME_MAX,
  PHONE_MAX,
  STAY_MESSAGE_MAX,
} from '@/hotel/rules/limits';
import type { ChosenStay } from '@/hotel/booking/stay-days';
import type { Room } from '@/hotel/rooms/room';
import type { StayErrors } from '@/hotel/booking/booking-request';
import { Field } from '@/ui/Field';
import { DateField } from './DateField';
import { formatNumber } from '@/hotel/rules/numbers';
import { useSyncExternalStore } from 'react';

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

type GuestFieldsProps = {
  /** How long the word to the house is, in characters. */
  written: number;
  errors: StayErrors;
};

/**
 * What nobody has to say: name, telephone, a word to the house. The browser opens and closes it; its
 * fields come with the app, because without it nothing could be sent, and the page has no byte to spare.
 */
export function GuestFields({ written, errors }: GuestFieldsProps) {
  const isHydrated = useHydrated();
  return (
    <details>
      <summary className="link mt-4">{guestWords.title}</summary>
      {isHydrated && (
        <>
          <Field label={guestWords.name} error={errors.guestName}>
            {(control) => (
              <input
                {...control}
                name="guestName"
                type="text"
                autoComplete="name"
                maxLength={NAME_MAX + 1}
              />
            )}
          </Field>
          <Field label={guestWords.phone} error={errors.phone}>
            {(control) => (
              <input
                {...control}
                name="phone"
                type="tel"
                autoComplete="tel"
                maxLength={PHONE_MAX + 1}
              />
            )}
          </Field>
          <Field
            label={guestWords.message}
            hint={guestWords.length(formatNumber(written), formatNumber(STAY_MESSAGE_MAX))}
            error={errors.message}
          >
            {(control) => <textarea {...control} name="message" rows={3} dir="auto" />}
          </Field>
        </>
      )}
    </details>
  );
}

const never = () => () => undefined;

/** False on the server and while hydrating: a prerendered page knows nothing of its reader. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
