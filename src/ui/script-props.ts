import { isFallback } from '@/lib/fallbacks';
import { IS_FIRST_LANGUAGE, PUBLISHED_LANGUAGES, THIS_LANGUAGE } from '@/words/this-build';

const KHMER = /[\u1780-\u17ff\u19e0-\u19ff]/;
const HAN = /[\u3400-\u4dbf\u4e00-\u9fff]/;
/** What staff write in Latin letters is in the site's first language where that has them. */
const LATIN = PUBLISHED_LANGUAGES[0] === 'fr' ? 'fr' : 'en';

/**
 * Attributes for an element whose text staff typed: its own direction, and its language where that is
 * not the page's, so that it is spoken and set as such. Letters tell the language; on a page in another
 * language than the first, a text in that page's letters is a translation unless it is known to be none.
 */
export function scriptProps(text: string): { dir: 'auto'; lang?: string } {
  const language = languageOf(text);
  const isOwn = language === THIS_LANGUAGE || (!IS_FIRST_LANGUAGE && isTranslation(text));
  return isOwn ? { dir: 'auto' } : { dir: 'auto', lang: language };
}

function isTranslation(text: string): boolean {
  const own = THIS_LANGUAGE === 'km' ? KHMER : THIS_LANGUAGE === 'zh' ? HAN : /\p{Script=Latin}/u;
  // A telephone number is in no language.
  return (own.test(text) || !/\p{L}/u.test(text)) && !isFallback(text);
}

function languageOf(text: string): string {
  if (KHMER.test(text)) return 'km';
  return HAN.test(text) ? 'zh' : LATIN;
}
