import * as v from 'valibot';
import { getOwn } from '../../basics/rules/get-own.ts';
import { parseWithFallback } from '../../basics/rules/text-schema.ts';
import * as KINDS from './block-kinds.ts';

export const BLOCKS = KINDS;
export type BlockKind = keyof typeof BLOCKS;
export type BlockOf<K extends BlockKind> = v.InferOutput<(typeof BLOCKS)[K]['schema']>;
export type Block = { [K in BlockKind]: BlockOf<K> }[BlockKind];

// The cast restores the key names, which `Object.keys` types as strings.
export const BLOCK_KINDS = (Object.keys(BLOCKS) as BlockKind[]).toSorted(
  (a, b) => BLOCKS[a].order - BLOCKS[b].order,
);

export const blockSchema = v.variant(
  'kind',
  BLOCK_KINDS.map((kind) => BLOCKS[kind].schema) as never,
) as unknown as v.GenericSchema<Block, Block>;

export function blankBlock<K extends BlockKind>(kind: K, id: string): BlockOf<K> {
  const { blank, looks } = BLOCKS[kind];
  return { id, kind, hidden: false, look: looks[0], ...blank() } as unknown as BlockOf<K>;
}

/**
 * Repairs stored blocks: invalid fields get a new block's values; blocks of unknown kind or with a
 * repeated id are dropped. Never throws.
 */
export function repairBlocks(input: unknown): Block[] {
  if (!Array.isArray(input)) return [];
  const blocks = new Map<string, Block>();
  for (const one of input as unknown[]) {
    const kind = BLOCK_KINDS.find((name) => name === getOwn(one, 'kind'));
    const id = getOwn(one, 'id');
    if (!kind || typeof id !== 'string' || !/^[A-Za-z0-9-]{1,40}$/.test(id) || blocks.has(id))
      continue;
    blocks.set(
      id,
      parseWithFallback<Block>(BLOCKS[kind].schema as never, one, blankBlock(kind, id)),
    );
  }
  return [...blocks.values()];
}

/** Paths of texts in blocks of any kind. A text's name means the same in every kind. */
const textsOf = (which: 'texts' | 'optionalTexts'): readonly string[] => [
  ...new Set(BLOCK_KINDS.flatMap((kind): readonly string[] => BLOCKS[kind][which] ?? [])),
];
export const BLOCK_TEXTS = textsOf('texts');
export const OPTIONAL_BLOCK_TEXTS = textsOf('optionalTexts');
