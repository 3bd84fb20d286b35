import { isFallback } from '@/lib/fallbacks';
import { IS_FIRST_LANGUAGE, PUBLISHED_LANGUAGES, THIS_LANGUAGE } from '@/words/this-build';
import { hasLettersOf, writtenIn } from '@/words/written-in';

const [FIRST_LANGUAGE = THIS_LANGUAGE] = PUBLISHED_LANGUAGES;
/** What staff write in Latin letters is in the site's first language where that has them. */
const LATIN = writtenIn('A', FIRST_LANGUAGE);

/**
 * Attributes for an element whose text staff typed: its own direction, and its language where that is
 * not the page's, so that it is spoken and set as such. Letters tell the language; on a page in another
 * language than the first, a text in that page's letters is a translation unless it is known to be none.
 */
export function scriptProps(text: string): { dir: 'auto'; lang?: string } {
  const language = writtenIn(text, FIRST_LANGUAGE) ?? LATIN;
  const isOwn = language === THIS_LANGUAGE || (!IS_FIRST_LANGUAGE && isTranslation(text));
  return isOwn ? { dir: 'auto' } : { dir: 'auto', lang: language };
}

function isTranslation(text: string): boolean {
  // A telephone number is in no language.
  return (hasLettersOf(THIS_LANGUAGE, text) || !/\p{L}/u.test(text)) && !isFallback(text);
}
