import type { HTMLAttributes, ReactNode } from 'react';
import { isUntranslated } from '@/lib/untranslated-texts';
import { IS_FIRST_LANGUAGE, PUBLISHED_LANGUAGES, THIS_LANGUAGE } from '@/words/this-language';
import { hasLettersOf, detectLanguage } from '@/words/detect-language';
import { wholeWords } from '@/words/visitors';

type Props = HTMLAttributes<HTMLElement> & {
  as: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'dt' | 'dd' | 'li';
  of: string;
};

/** An element with a text that staff wrote. Sets that text's language and direction. */
export function Text({ as: Tag, of, ...rest }: Props) {
  return (
    <Tag {...languageProps(of)} {...rest}>
      {keepWordsWhole(of)}
    </Tag>
  );
}

const [FIRST_LANGUAGE = THIS_LANGUAGE] = PUBLISHED_LANGUAGES;
/** The language of staff's texts in Latin letters: the first language, if it uses Latin letters. */
const LATIN = detectLanguage('A', FIRST_LANGUAGE);

/**
 * Returns the direction of a text that staff typed and, if not the page's, its language. On
 * translated pages, a text in the page's script counts as translated unless it is known as
 * untranslated.
 */
export function languageProps(text: string): { dir: 'auto'; lang?: string } {
  const language = detectLanguage(text, FIRST_LANGUAGE) ?? LATIN;
  const isOwn = language === THIS_LANGUAGE || (!IS_FIRST_LANGUAGE && isTranslation(text));
  return isOwn ? { dir: 'auto' } : { dir: 'auto', lang: language };
}

function isTranslation(text: string): boolean {
  // A text without letters, such as a telephone number, has no language.
  return (hasLettersOf(THIS_LANGUAGE, text) || !/\p{L}/u.test(text)) && !isUntranslated(text);
}

/** Matches whole words only: before a Khmer vowel sign, a match is part of another word. */
const WHOLE = wholeWords
  ? new RegExp(`(${wholeWords.replaceAll(' ', '|')})(?![\\u17b6-\\u17d3])`)
  : undefined;

/**
 * Marks words that a line must not break, in languages without spaces. Uses elements, because
 * copying would include invisible characters.
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
