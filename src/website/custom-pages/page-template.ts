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

/** The texts of all languages, downloaded with the templates when a page is added. */
const WORDS = import.meta.glob<Pick<typeof websiteWords, 'starterTexts' | 'starterGaps'>>(
  '../../words/*/website.ts',
  { eager: true },
);

type Text = keyof typeof websiteWords.starterTexts;
export type Gap = keyof typeof websiteWords.starterGaps;

export type PageFromTemplate = {
  draft: PageDraft;
  /** Translations by original text, without texts that staff must fill in (`Gap`). */
  translations: Partial<Record<LanguageCode, Record<string, string>>>;
};

/** The page that a template describes; its blocks get their ids when the page is made. */
type Written = Pick<PageDraft, 'title' | 'slug' | 'description' | 'about' | 'place'> & {
  blocks: Block[];
};

/** A page template: catalogue texts (`say`), and gaps (`ask`) for what only the hotel knows. */
export function pageTemplate<const K extends string>(
  key: K,
  write: (say: (text: Text) => string, ask: (gap: Gap) => string) => Written,
) {
  function make(
    first: LanguageCode,
    others: readonly LanguageCode[] = LANGUAGE_CODES,
  ): PageFromTemplate {
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
      // Translates equal texts too, because a text without translation would count as missing.
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

export function block<K extends BlockKind>(
  kind: K,
  look: BlockOf<K>['look'],
  told: Partial<BlockOf<K>>,
): BlockOf<K> {
  return { ...blankBlock(kind, kind), ...told, look };
}

export function paragraphs(...texts: string[]): RichText {
  return texts.map((text) => ({ type: 'paragraph', text }));
}
