import type { UseFormReturn } from 'react-hook-form';
import { useContent } from '@/hotel/content/queries/content';
import { ChoiceField } from '@/hotel/editing/admin/form-fields';
import type { LanguageCode } from '@/words/languages';
import { guestLanguageWords } from '@/words/staff';
import { calledByStaff } from '@/words/staff-languages';

type WithLanguage = { language: LanguageCode };
type Props = {
  form: UseFormReturn<WithLanguage>;
  /** Stands in the choice although the site is not in it any more. */
  current?: LanguageCode;
};

/** Which language the guest reads: one of the site's. Nothing to choose where that has one. */
export function LanguageField({ form, current }: Props) {
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
