import { useContent } from '@/hotel/content/queries/content';
import type { LanguageCode } from '@/words/languages';
import { guestLanguageWords } from '@/words/staff';
import { calledByStaff } from '@/words/staff-languages';

/** In which language the guest is written to, where the site has more than one. */
export function LetterLanguage({ language }: { language: LanguageCode }) {
  const { languages } = useContent().content.sections.hotelInfo;
  if (languages.length < 2 && languages.includes(language)) return null;
  return <p>{guestLanguageWords.lettersIn(calledByStaff(language))}</p>;
}
