import { languageOf, type LanguageCode } from '@/words/languages';
import { detectLanguage } from '@/words/detect-language';

/** Returns a guest text's direction, and the language of its script or else of the page. */
export function guestTextProps(text: string, page: LanguageCode): { dir: 'auto'; lang?: string } {
  const written = detectLanguage(text, page);
  return written ? { dir: 'auto', lang: languageOf(written).tag } : { dir: 'auto' };
}
