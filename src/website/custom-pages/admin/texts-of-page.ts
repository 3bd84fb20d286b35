import { BLOCKS, BLOCK_KINDS, blankBlock, type Block } from '@/content/schema/block';
import { blockName, firstWords, KIND_WORDS } from '@/website/blocks/admin/kind-words';
import { OPTIONAL_PAGE_TEXTS, PAGE_TEXTS, type PageDraft } from '@/content/schema/page';
import { mapTexts } from '@/content/store/texts';
import type { EditorTexts } from '@/kit/editors/admin/texts-to-translate';
import { withoutMarkup } from '@/website/blocks/inline-markup';
import { GAP } from '@/website/custom-pages/page-draft';
import { getOwn } from '@/basics/rules/get-own';
import { pageWords } from '@/words/staff';

export const PAGE_EDITOR: EditorTexts = { paths: PAGE_TEXTS, optional: OPTIONAL_PAGE_TEXTS };

/** Lists only texts of blocks, because nobody reads the stored title of the home page and About. */
export const ARRANGED_EDITOR: EditorTexts = {
  ...PAGE_EDITOR,
  paths: PAGE_TEXTS.filter((path) => path.startsWith('blocks.')),
};

/** Returns the name of a text in a block: `2. Menu: Name 3`. */
export function textName({ blocks }: PageDraft, place: string): string | undefined {
  const [, at, field = '', nth, inner] = place.split('/');
  const block = at === undefined ? undefined : blocks[Number(at)];
  if (!block) return undefined;
  const { labels } = KIND_WORDS[block.kind];
  const name =
    labels[inner ? `${field}.${inner}` : field] ?? labels[inner ?? field] ?? labels[field];
  const numbered = nth === undefined ? (name ?? '') : `${name ?? ''} ${Number(nth) + 1}`;
  return pageWords.textIn(blockName(block), Number(at) + 1, numbered.trim());
}

/** A text with a gap, the name of its field, and the name of its block. */
export type Gap = { place: string; text: string; name: string; part: string };

export function gapsOf(page: PageDraft): Gap[] {
  const gaps: Gap[] = [];
  mapTexts(page, PAGE_TEXTS, (text, place) => {
    // The text editor escapes brackets as `\[`.
    const plain = withoutMarkup(text);
    const name =
      textName(page, place) ?? pageWords.labels[place === 'title' ? place : 'description'];
    const at = Number(place.split('/')[1]);
    const block = page.blocks[at];
    const part = block ? pageWords.row(blockName(block), at + 1) : name;
    if (GAP.test(plain)) gaps.push({ place, text: plain, name, part });
    return text;
  });
  return gaps;
}

/** Returns blocks as text, one line per block, so that staff can compare two versions. */
export function blocksInWords(blocks: unknown): string {
  if (!Array.isArray(blocks)) return '';
  // The blocks come from the form or the server, so the cast is safe.
  return (blocks as Block[])
    .map((block, at) => {
      const line = [pageWords.row(blockName(block), at + 1), firstWords(block)];
      return line.filter(Boolean).join(' – ') + (block.hidden ? ` (${pageWords.hidden})` : '');
    })
    .join('\n');
}

/** True if a draft's blocks have only known kinds and fields, so that the form can show them. */
export function isUsableDraft(field: string, kept: unknown): boolean | undefined {
  if (field !== 'blocks') return undefined;
  return Array.isArray(kept) && kept.every(isWhole);
}

function isWhole(block: unknown): boolean {
  const kind = BLOCK_KINDS.find((name) => name === getOwn(block, 'kind'));
  const id = getOwn(block, 'id');
  if (!kind || typeof id !== 'string') return false;
  const blank: object = blankBlock(kind, id);
  return Object.keys(BLOCKS[kind].schema.entries).every((name) => {
    const is: unknown = getOwn(block, name);
    const like: unknown = getOwn(blank, name);
    return typeof is === typeof like && Array.isArray(is) === Array.isArray(like);
  });
}
