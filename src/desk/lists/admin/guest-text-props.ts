import { languageOf, type LanguageCode } from '@/words/languages';
import { detectLanguage } from '@/words/detect-language';

/** Direction and language of what a guest wrote: as its letters tell, else as the page was. */
export function guestTextProps(text: string, page: LanguageCode): { dir: 'auto'; lang?: string } {
  const written = detectLanguage(text, page);
  return written ? { dir: 'auto', lang: languageOf(written).tag } : { dir: 'auto' };
}
