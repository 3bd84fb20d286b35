import { useContent } from '@/hotel/content/queries/content';
import type { LanguageCode } from '@/words/languages';
import { guestLanguageWords } from '@/words/staff';
import { calledByStaff } from '@/words/staff-languages';

/** Says in which language somebody wrote, where that is not the site's first. */
export function GuestLanguage({ language }: { language: LanguageCode }) {
  const [first] = useContent().content.sections.hotelInfo.languages;
  if (language === first) return null;
  return <p>{guestLanguageWords.wroteIn(calledByStaff(language))}</p>;
}
