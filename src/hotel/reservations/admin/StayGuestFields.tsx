import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField, ChoiceField } from '@/hotel/editing/admin/form-fields';
import type { GuestDraft } from '@/hotel/reservations/reservation';
import { stayFormWords as words, guestLanguageWords } from '@/words/staff';
import { useContent } from '@/hotel/content/queries/content';
import type { LanguageCode } from '@/words/languages';
import { calledByStaff } from '@/words/staff-languages';

type Props = {
  form: UseFormReturn<GuestDraft>;
  /** Beside the phone number. */
  children: ReactNode;
};

/** Who stays: name, e-mail and phone. */
export function StayGuestFields({ form, children }: Props) {
  return (
    <>
      <div className="two">
        <TextField form={form} name="guestName" label={words.guest} note={words.guestNote} />
        <TextField form={form} name="email" label={words.email} type="email" />
      </div>
      <div className="two">
        <TextField form={form} name="phone" label={words.phone} type="tel" note={words.optional} />
        {children}
      </div>
    </>
  );
}

type WithLanguage = { language: LanguageCode };
type LanguageFieldProps = {
  form: UseFormReturn<WithLanguage>;
  /** Stands in the choice although the site is not in it any more. */
  current?: LanguageCode;
};

/** Which language the guest reads: one of the site's. Nothing to choose where that has one. */
export function LanguageField({ form, current }: LanguageFieldProps) {
  const { languages } = useContent().content.sections.hotelInfo;
  const choices = current && !languages.includes(current) ? [...languages, current] : languages;
  if (choices.length < 2) return null;
  return (
    <ChoiceField
      form={form}
      name="language"
      label={guestLanguageWords.label}
      hint={guestLanguageWords.hint}
      choices={choices.map((code) => [code, calledByStaff(code)])}
    />
  );
}
