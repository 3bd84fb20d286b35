import { LANGUAGE_CODES, type LanguageCode } from '../../../words/languages.ts';
import { blankBlock, type Block, type BlockKind, type BlockOf } from '../../blocks/block.ts';
import type { RichText } from '../../blocks/rich-text.ts';
import { blankPage, type PageDraft } from '../page.ts';

/** A text by its language. */
type Said = Record<LanguageCode, string>;
/** Says a text in the hotel's first language and keeps it in the others. */
export type Say = (english: string, others: Omit<Said, 'en'>) => string;

/** A page made from a starter. */
export type Started = {
  draft: PageDraft;
  /** Into each language but the first, by the text they are of. */
  translations: Partial<Record<LanguageCode, Record<string, string>>>;
};

/** What a starter says of its page: its blocks are numbered when it is made. */
type Written = Pick<PageDraft, 'title' | 'slug' | 'description' | 'about' | 'place'> & {
  blocks: Block[];
};

/**
 * A page to begin with. Its texts stand in every language side by side, for whoever translates.
 * @param write the page, as a hotel by the sea might have written it
 */
export function starter<const K extends string>(key: K, write: (say: Say) => Written) {
  /** @param first the hotel's first language, in which its texts are stored */
  function make(first: LanguageCode): Started {
    const others = LANGUAGE_CODES.filter((code) => code !== first);
    const translations = Object.fromEntries(
      others.map((code): [LanguageCode, Record<string, string>] => [code, {}]),
    );
    const say: Say = (en, rest) => {
      const said: Said = { en, ...rest };
      for (const code of others) {
        const into = translations[code];
        // The same word, too: a text without a translation would be counted as missing.
        if (into) into[said[first]] = said[code];
      }
      return said[first];
    };
    const { blocks, ...page } = write(say);
    const numbered = blocks.map((block, at) => ({ ...block, id: `block-${at + 1}` }));
    return { draft: { ...blankPage(), ...page, blocks: numbered }, translations };
  }
  return { key, make };
}

/** A block of a kind in one of its compositions; what is not told is as a new one's. */
export function block<K extends BlockKind>(
  kind: K,
  look: BlockOf<K>['look'],
  told: Partial<BlockOf<K>>,
): BlockOf<K> {
  return { ...blankBlock(kind, kind), ...told, look };
}

/** Text of these paragraphs. */
export function paragraphs(...texts: string[]): RichText {
  return texts.map((text) => ({ type: 'paragraph', text }));
}

/** Steps to follow, one after the other. */
export function steps(...texts: string[]): RichText {
  return texts.map((text) => ({ type: 'number', text }));
}
