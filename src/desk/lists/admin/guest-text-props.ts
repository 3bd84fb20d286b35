import { languageOf, type LanguageCode } from '@/words/languages';
import { writtenIn } from '@/words/written-in';

/** Direction and language of what a guest wrote: as its letters tell, else as the page was. */
export function guestTextProps(text: string, page: LanguageCode): { dir: 'auto'; lang?: string } {
  const written = writtenIn(text, page);
  return written ? { dir: 'auto', lang: languageOf(written).tag } : { dir: 'auto' };
}
