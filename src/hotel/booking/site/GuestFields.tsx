import { guestWords } from '@/words/visitors';
import { NAME_MAX, PHONE_MAX, STAY_MESSAGE_MAX } from '@/hotel/rules/limits';
import { formatNumber } from '@/hotel/rules/numbers';
import type { StayErrors } from '@/hotel/booking/checked-request';
import { Field } from '@/ui/Field';
import { useHydrated } from './use-hydrated';

type Props = {
  /** How long the word to the house is, in characters. */
  written: number;
  errors: StayErrors;
};

/**
 * What nobody has to say: name, telephone, a word to the house. The browser opens and closes it; its
 * fields come with the app, because without it nothing could be sent, and the page has no byte to spare.
 */
export function GuestFields({ written, errors }: Props) {
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
