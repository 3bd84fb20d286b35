import type { ComponentType } from 'react';
import { BLOCKS, type Block, type BlockKind } from '@/content/schema/block';
import { plainText } from '@/website/blocks/inline';
import { mapTexts } from '@/content/store/texts';
import { words as partWords } from '@/website/blocks/part/admin/words';

/** What staff read of a kind of block: `<kind>/admin/words.ts`. */
type KindWords = {
  name: string;
  purpose: string;
  looks: Partial<Record<string, string>>;
  labels: Partial<Record<string, string>>;
};

const words = import.meta.glob<{ words: KindWords }>('../*/admin/words.ts', { eager: true });
const fields = import.meta.glob<Record<string, ComponentType>>('../*/admin/*Fields.tsx', {
  eager: true,
});

const kindOf = (file: string) => file.split('/')[1] ?? '';

const WORDS: Partial<Record<string, KindWords>> = Object.fromEntries(
  Object.entries(words).map(([file, module]) => [kindOf(file), module.words]),
);

/** The fields of each kind: the component of the one `…Fields.tsx` in its folder. */
export const KIND_FIELDS: Partial<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(fields).map(([file, module]) => [kindOf(file), Object.values(module)[0]]),
);

/** What staff read of a kind. */
export function kindWords(kind: BlockKind): KindWords {
  return WORDS[kind] ?? { name: kind, purpose: '', looks: {}, labels: {} };
}

const FIRST_WORDS_MAX = 60;

/** What a block begins with, to know it by in a list; '' where it says nothing. */
export function firstWords(block: Block): string {
  if (block.kind === 'part') return '';
  let first = '';
  mapTexts(block, BLOCKS[block.kind].texts, (text) => {
    first ||= plainText(text).replace(/\s+/g, ' ').trim();
    return text;
  });
  return first.length > FIRST_WORDS_MAX ? `${first.slice(0, FIRST_WORDS_MAX)}…` : first;
}

/** What a block is called: its kind, or the part of the home page or About that it stands for. */
export function blockName(block: Block): string {
  return block.kind === 'part' ? partWords.parts[block.part] : kindWords(block.kind).name;
}
