import type { HTMLAttributes, ReactNode } from 'react';
import { isUntranslated } from '@/lib/untranslated-texts';
import { IS_FIRST_LANGUAGE, PUBLISHED_LANGUAGES, THIS_LANGUAGE } from '@/words/this-language';
import { hasLettersOf, detectLanguage } from '@/words/detect-language';
import { wholeWords } from '@/words/visitors';

type Props = HTMLAttributes<HTMLElement> & {
  as: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'dt' | 'dd' | 'li';
  of: string;
};

/** An element that holds a text of the hotel's: in its language and direction, broken between words. */
export function Text({ as: Tag, of, ...rest }: Props) {
  return (
    <Tag {...languageProps(of)} {...rest}>
      {keepWordsWhole(of)}
    </Tag>
  );
}

const [FIRST_LANGUAGE = THIS_LANGUAGE] = PUBLISHED_LANGUAGES;
/** What staff write in Latin letters is in the site's first language where that has them. */
const LATIN = detectLanguage('A', FIRST_LANGUAGE);

/**
 * Attributes for an element whose text staff typed: its own direction, and its language where that is
 * not the page's, so that it is spoken and set as such. Letters tell the language; on a page in another
 * language than the first, a text in that page's letters is a translation unless it is known to be none.
 */
export function languageProps(text: string): { dir: 'auto'; lang?: string } {
  const language = detectLanguage(text, FIRST_LANGUAGE) ?? LATIN;
  const isOwn = language === THIS_LANGUAGE || (!IS_FIRST_LANGUAGE && isTranslation(text));
  return isOwn ? { dir: 'auto' } : { dir: 'auto', lang: language };
}

function isTranslation(text: string): boolean {
  // A telephone number is in no language.
  return (hasLettersOf(THIS_LANGUAGE, text) || !/\p{L}/u.test(text)) && !isUntranslated(text);
}

/** Followed by a sign of Khmer, the letters begin another word. */
const WHOLE = wholeWords
  ? new RegExp(`(${wholeWords.replaceAll(' ', '|')})(?![\\u17b6-\\u17d3])`)
  : undefined;

/**
 * A text in whose words no line ends where the page's language writes without spaces and browsers
 * would cut them. By elements, not by invisible letters: what is copied, searched and spoken is the text.
 */
export function keepWordsWhole(text: string): ReactNode {
  if (!WHOLE?.test(text)) return text;
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whole">
        {part}
      </span>
    ),
  );
}
