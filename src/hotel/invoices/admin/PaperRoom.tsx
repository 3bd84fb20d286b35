import { useContent } from '@/hotel/content/queries/content';
import { paperRoom } from '@/hotel/invoices/invoice';
import type { PaperFacts } from '@/hotel/invoices/invoice';
import { languageOf } from '@/words/languages';
import { THIS_LANGUAGE } from '@/words/this-build';

type Props = { facts: Pick<PaperFacts, 'roomName' | 'roomNames' | 'language'> };

/** The name of the room on a paper for its guest: in the guest's language, where it has one. */
export function PaperRoom({ facts }: Props) {
  const [first = THIS_LANGUAGE] = useContent().content.sections.hotelInfo.languages;
  const { text, language } = paperRoom(facts, first);
  return (
    <span dir="auto" lang={language === THIS_LANGUAGE ? undefined : languageOf(language).tag}>
      {text}
    </span>
  );
}
