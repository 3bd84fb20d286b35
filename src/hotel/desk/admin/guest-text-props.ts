import { languageOf } from '@/words/languages';
import type { LanguageCode } from '@/words/languages';

/**
 * Attributes for an element with what a guest wrote: its direction and its language, so that it is
 * spoken and set as such. Letters tell, then the page on which it was written.
 */
export function guestTextProps(text: string, page: LanguageCode): { dir: 'auto'; lang?: string } {
  const written = writtenIn(text, page);
  return written ? { dir: 'auto', lang: languageOf(written).tag } : { dir: 'auto' };
}

function writtenIn(text: string, page: LanguageCode): LanguageCode | undefined {
  if (/\p{Script=Khmer}/u.test(text)) return 'km';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  if (/\p{Script=Latin}/u.test(text)) return page === 'fr' ? 'fr' : 'en';
  return undefined;
}
