import type { Block, BlockOf } from '../../content/schema/block.ts';
import {
  BUILT_IN_PARTS,
  type PartOf,
  type PAGES_WITH_PARTS,
} from '../../content/schema/built-in-parts.ts';
import { isShownBlock } from '../blocks/shown-block.ts';
import type { Page } from '../../content/schema/page.ts';

export type ArrangedName = (typeof PAGES_WITH_PARTS)[number];
/** An entry of a page: a built-in part by its name, or the custom blocks until the next part. */
export type Placed<N extends ArrangedName> = PartOf<N> | Block[];
type Row = Pick<Page, 'slug' | 'status' | 'blocks'>;

type OwnPart = BlockOf<'part'>['part'];

/** The part that holds the page's h1. */
const TITLED = { home: 'hero', about: 'about' } as const;

/**
 * Returns a page's content in the hotel's order. Parts missing in the row, such as one of a newer
 * version, have their default place; hidden and ended blocks are left out.
 */
export function arrangement<N extends ArrangedName>(
  pages: readonly Row[],
  name: N,
  today: string,
): Placed<N>[] {
  const own: readonly PartOf<N>[] = BUILT_IN_PARTS[name];
  const row = rowOf(pages, name);
  if (!row) return [...own];
  const shown: Placed<N>[] = [];
  for (const block of withAllParts(row.blocks, name)) {
    if (!isShownBlock(block, today)) continue;
    const last = shown.at(-1);
    const part = block.kind === 'part' && own.find((one) => one === block.part);
    if (part) shown.push(part);
    else if (Array.isArray(last)) last.push(block);
    else shown.push([block]);
  }
  return shown;
}

/** True if the page can show custom blocks on any date, so their code is needed. */
export function holdsBlocks(pages: readonly Row[], name: ArrangedName): boolean {
  const blocks = rowOf(pages, name)?.blocks ?? [];
  return blocks.some(({ kind, hidden }) => kind !== 'part' && !hidden);
}

/** True if the home page starts with the hero, over which the site's header lies. */
export function opensWithHero(pages: readonly Row[], today: string): boolean {
  return arrangement(pages, 'home', today)[0] === TITLED.home;
}

/** True if the part with the page's h1 is shown. */
export function holdsTitle<N extends ArrangedName>(placed: readonly Placed<N>[], name: N): boolean {
  return placed.some((one) => one === TITLED[name]);
}

function rowOf(pages: readonly Row[], name: ArrangedName): Row | undefined {
  return pages.find(({ slug, status }) => slug === name && status === 'published');
}

/** Completes a row's blocks: each part of the page once, missing ones at their default place. */
export function withAllParts(blocks: readonly Block[], name: ArrangedName): Block[] {
  const own: readonly OwnPart[] = BUILT_IN_PARTS[name];
  const all: Block[] = [];
  const isThere = (part: OwnPart) => all.some((one) => one.kind === 'part' && one.part === part);
  for (const block of blocks)
    if (block.kind !== 'part' || (own.includes(block.part) && !isThere(block.part)))
      all.push(block);
  own.forEach((part, at) => {
    if (isThere(part)) return;
    const before = own.slice(0, at);
    const after = all.findLastIndex((one) => one.kind === 'part' && before.includes(one.part));
    all.splice(after + 1, 0, { id: part, kind: 'part', hidden: false, look: 'own', part });
  });
  return all;
}
