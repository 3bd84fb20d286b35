import { LANGUAGE_CODES, type LanguageCode } from '../../words/languages.ts';
import type * as websiteWords from '../../words/visitors.ts';
import {
  blankBlock,
  type Block,
  type BlockKind,
  type BlockOf,
} from '../../content/schema/block.ts';
import type { RichText } from '../../content/schema/rich-text.ts';
import { blankPage, type PageDraft } from '../../content/schema/page.ts';
import { gapFor } from './page-draft.ts';

/** Texts and gaps in every language at once: fetched with the starters, only when a page is added. */
const WORDS = import.meta.glob<Pick<typeof websiteWords, 'starterTexts' | 'starterGaps'>>(
  '../../words/*/website.ts',
  { eager: true },
);

type Text = keyof typeof websiteWords.starterTexts;
export type Gap = keyof typeof websiteWords.starterGaps;

/** A page made from a starter. */
export type PageFromTemplate = {
  draft: PageDraft;
  /** Into each other language, by the text they are of. A gap has none: it is filled first. */
  translations: Partial<Record<LanguageCode, Record<string, string>>>;
};

/** What a starter says of its page: its blocks are numbered when it is made. */
type Written = Pick<PageDraft, 'title' | 'slug' | 'description' | 'about' | 'place'> & {
  blocks: Block[];
};

/**
 * A page to begin with: a form. Its headings are words of the catalogues; what only the hotel knows is
 * a gap, and its pictures are empty places.
 * @param write the page: `say` gives a text, `ask` a gap
 */
export function pageTemplate<const K extends string>(
  key: K,
  write: (say: (text: Text) => string, ask: (gap: Gap) => string) => Written,
) {
  /**
   * @param first the hotel's first language, in which its texts are stored
   * @param others those that it offers besides
   */
  function make(first: LanguageCode, others: readonly LanguageCode[] = LANGUAGE_CODES): PageFromTemplate {
    const wordsIn = (code: LanguageCode) => {
      const words = WORDS[`../../words/${code}/website.ts`];
      if (!words) throw new Error(`src/words/${code} has no website.ts.`);
      return words;
    };
    const { starterTexts: texts, starterGaps: gaps } = wordsIn(first);
    const said = new Set<Text>();
    const say = (text: Text) => {
      said.add(text);
      return texts[text];
    };
    const { blocks, ...page } = write(say, (gap) => gapFor(gaps[gap]));
    const into = (code: LanguageCode) =>
      // The same word, too: a text without a translation would be counted as missing.
      Object.fromEntries([...said].map((text) => [texts[text], wordsIn(code).starterTexts[text]]));
    const numbered = blocks.map((block, at) => ({ ...block, id: `block-${at + 1}` }));
    return {
      draft: { ...blankPage(), ...page, blocks: numbered },
      translations: Object.fromEntries(
        others.filter((code) => code !== first).map((code) => [code, into(code)]),
      ),
    };
  }
  return { key, make };
}

/** A block of a kind in one of its layouts; what is not told is as a new one's. */
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
