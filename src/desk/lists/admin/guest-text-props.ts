import { languageOf, type LanguageCode } from '@/words/languages';
import { detectLanguage } from '@/words/detect-language';

/** Direction and language of a guest's text. The script tells the language, or else the page. */
export function guestTextProps(text: string, page: LanguageCode): { dir: 'auto'; lang?: string } {
  const written = detectLanguage(text, page);
  return written ? { dir: 'auto', lang: languageOf(written).tag } : { dir: 'auto' };
}
