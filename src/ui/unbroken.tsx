import type { ReactNode } from 'react';
import { wholeWords } from '@/words/visitors';

/** Followed by a sign of Khmer, the letters begin another word. */
const WHOLE = wholeWords
  ? new RegExp(`(${wholeWords.replaceAll(' ', '|')})(?![\\u17b6-\\u17d3])`)
  : undefined;

/**
 * A text in whose words no line ends where the page's language writes without spaces and browsers
 * would cut them. By elements, not by invisible letters: what is copied, searched and spoken is the text.
 */
export function unbroken(text: string): ReactNode {
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
