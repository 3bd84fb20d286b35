import { useDeferredValue, type ReactNode } from 'react';
import { bookingWords, countWords, guestWords } from '@/words/visitors';
import * as limits from '@/basics/rules/limits';
import type { ChosenStay } from '@/selling/booking/stay-days';
import type { Room } from '@/content/schema/room';
import type { StayErrors } from '@/selling/booking/booking-request';
import { useContent } from '@/content/store/queries/content';
import { mostGuests } from '@/selling/prices/children';
import { Field } from '@/ui/Field';
import { formatNumber } from '@/basics/rules/numbers';
import { ChildrenField } from './ChildrenField';
import { DateField } from './DateField';

type Props = {
  room: Room;
  /** The chosen dates and guests; `written` is the length of the guest's message. */
  stay: ChosenStay & { written: number; guests: number; children: readonly number[] };
  /** The ages of the children in the page's address. */
  asked: readonly number[] | undefined;
  errors: StayErrors;
  onChoose: (stay: ChosenStay) => void;
  children: ReactNode;
};

/** The booking form's fields, uncontrolled, so that hydration keeps what was typed before. */
export function StayFields({ room, stay, asked = [], errors, onChoose, children }: Props) {
  const { bands } = useContent().content.prices;
  const most = [stay.children, asked].map((ages) => mostGuests(room.capacity, ages, bands));
  return (
    <>
      <DateField roomId={room.id} stay={stay} error={errors.checkIn} onChoose={onChoose} />
      <div className="two">
        {choice('guests', limits.GUESTS_MIN, Math.max(...most, stay.guests))}
        {choice('nights', limits.NIGHTS_MIN, limits.NIGHTS_MAX)}
      </div>
      <ChildrenField name="children" error={errors.children} />
      <div className="contents">{children}</div>
      <ContactFields written={stay.written} errors={errors} />
    </>
  );
}

type ContactProps = { written: number; errors: StayErrors };

/** The fields about the guest. `written`: the length of the message. */
export function ContactFields({ written, errors }: ContactProps) {
  return (
    <>
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
      <GuestFields written={written} errors={errors} />
    </>
  );
}

function choice(name: 'guests' | 'nights', from: number, to: number) {
  return (
    <Field label={bookingWords[name]}>
      {(control) => (
        <select {...control} name={name}>
          {Array.from({ length: to - from + 1 }, (_, index) => (
            <option key={index} value={from + index}>
              {countWords[name](from + index)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Optional fields, rendered after hydration to keep the prerendered page small. */
function GuestFields({ written, errors }: ContactProps) {
  const isHydrated = useDeferredValue(true, false);
  return (
    <details>
      <summary className="link mt-4">{guestWords.title}</summary>
      {isHydrated && (
        <>
          {line('guestName', guestWords.name, errors, 'text', 'name', limits.NAME_MAX)}
          {line('phone', guestWords.phone, errors, 'tel', 'tel', limits.PHONE_MAX)}
          <Field
            label={guestWords.message}
            hint={guestWords.length(formatNumber(written), formatNumber(limits.STAY_MESSAGE_MAX))}
            error={errors.message}
          >
            {(control) => <textarea {...control} name="message" rows={3} dir="auto" />}
          </Field>
        </>
      )}
    </details>
  );
}

function line(
  name: 'guestName' | 'phone',
  label: string,
  errors: StayErrors,
  type: string,
  autoComplete: string,
  max: number,
) {
  const input = { name, type, autoComplete, maxLength: max + 1 };
  return (
    <Field label={label} error={errors[name]}>
      {(control) => <input {...control} {...input} />}
    </Field>
  );
}
