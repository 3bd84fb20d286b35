import * as v from 'valibot';
import { getOwn } from '../../basics/rules/get-own.ts';
import { parseWithFallback } from '../../basics/rules/text-schema.ts';
import * as KINDS from './block-kinds.ts';

/** What pages are made of: each kind is a folder beside this file and a line in kinds.ts. */
export const BLOCKS = KINDS;
export type BlockKind = keyof typeof BLOCKS;
export type BlockOf<K extends BlockKind> = v.InferOutput<(typeof BLOCKS)[K]['schema']>;
export type Block = { [K in BlockKind]: BlockOf<K> }[BlockKind];

// The keys are literally those of the module; Object.keys only loses their names.
export const BLOCK_KINDS = (Object.keys(BLOCKS) as BlockKind[]).toSorted(
  (a, b) => BLOCKS[a].order - BLOCKS[b].order,
);

// Of each kind its own schema, by the value of `kind`.
export const blockSchema = v.variant(
  'kind',
  BLOCK_KINDS.map((kind) => BLOCKS[kind].schema) as never,
) as unknown as v.GenericSchema<Block, Block>;

/** A new block of a kind. @param id one on its page */
export function blankBlock<K extends BlockKind>(kind: K, id: string): BlockOf<K> {
  const { blank, looks } = BLOCKS[kind];
  // All fields of the kind, from its own blank.
  return { id, kind, hidden: false, look: looks[0], ...blank() } as unknown as BlockOf<K>;
}

/**
 * Blocks from any value: of each every field that fits is taken, what is missing is a new one's.
 * Those of no known kind, or with the id of another, are left out. Never throws.
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

/** Where texts are in any block: a name of a text is one in every kind. */
const textsOf = (which: 'texts' | 'optionalTexts'): readonly string[] => [
  ...new Set(BLOCK_KINDS.flatMap((kind): readonly string[] => BLOCKS[kind][which] ?? [])),
];
/** For translating. */
export const BLOCK_TEXTS = textsOf('texts');
/** The same of those that may stay what they are. */
export const OPTIONAL_BLOCK_TEXTS = textsOf('optionalTexts');
