import { BLOCKS, type Block, type BlockKind } from '@/content/schema/block';
import { withoutMarkup } from '@/website/blocks/inline-markup';
import { mapTexts } from '@/content/store/texts';
import { blockKindWords } from '@/words/staff';

type KindWords = {
  name: string;
  purpose: string;
  looks: Partial<Record<string, string>>;
  labels: Partial<Record<string, string>>;
};

export const KIND_WORDS: Record<BlockKind, KindWords> = blockKindWords;

const FIRST_WORDS_MAX = 60;

/** Returns a block's first text, shortened, to recognise it in a list; '' without text. */
export function firstWords(block: Block): string {
  if (block.kind === 'part') return '';
  let first = '';
  mapTexts(block, BLOCKS[block.kind].texts, (text) => {
    first ||= withoutMarkup(text).replace(/\s+/g, ' ').trim();
    return text;
  });
  return first.length > FIRST_WORDS_MAX ? `${first.slice(0, FIRST_WORDS_MAX)}…` : first;
}

/** Returns a block's name: its kind, or the part of the home page or About that it places. */
export function blockName(block: Block): string {
  return block.kind === 'part'
    ? blockKindWords.part.parts[block.part]
    : KIND_WORDS[block.kind].name;
}
