import { languageOf, type LanguageCode } from '@/words/languages';
import { writtenIn } from '@/words/written-in';

/**
 * Attributes for an element with what a guest wrote: its direction and its language, so that it is
 * spoken and set as such. Letters tell, then the page on which it was written.
 */
export function guestTextProps(text: string, page: LanguageCode): { dir: 'auto'; lang?: string } {
  const written = writtenIn(text, page);
  return written ? { dir: 'auto', lang: languageOf(written).tag } : { dir: 'auto' };
}
