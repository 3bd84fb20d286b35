import { spokenIn } from '@/hotel/rules/other-languages';
import { useContent } from '@/hotel/content/queries/content';
import { useOtherLanguages } from '@/hotel/content/staff-queries/translations';
import type { Reservation } from '@/hotel/reservations/reservation';
import { languageOf } from '@/words/languages';
import { THIS_LANGUAGE } from '@/words/this-build';

type Props = { stay: Reservation };

/** The name of the room on a paper for its guest: in the guest's language, where it has one. */
export function PaperRoom({ stay }: Props) {
  const [first = THIS_LANGUAGE] = useContent().content.sections.hotelInfo.languages;
  const { roomName, language: guests } = stay;
  const { text, language } = spokenIn(
    guests,
    roomName,
    useOtherLanguages([roomName])(roomName),
    first,
  );
  return (
    <span dir="auto" lang={language === THIS_LANGUAGE ? undefined : languageOf(language).tag}>
      {text}
    </span>
  );
}
