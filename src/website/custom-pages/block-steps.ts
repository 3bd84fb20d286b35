import type { Block } from '../../content/schema/block.ts';

/** Something done to the blocks of a page, that can be undone. Of text there are none: fields undo their own. */
export type BlockStep =
  | { type: 'add' | 'remove'; block: Block; at: number }
  | { type: 'move'; id: string; from: number; to: number }
  | { type: 'hide'; id: string };

/** The blocks after a step. One that is of a block which is not there any more changes nothing. */
export function applyStep(blocks: readonly Block[], step: BlockStep): Block[] {
  switch (step.type) {
    case 'add':
      return blocks.some(({ id }) => id === step.block.id)
        ? [...blocks]
        : blocks.toSpliced(step.at, 0, step.block);
    case 'remove':
      return blocks.filter(({ id }) => id !== step.block.id);
    case 'move': {
      const moved = blocks.find(({ id }) => id === step.id);
      const others = blocks.filter((block) => block !== moved);
      return moved ? others.toSpliced(step.to, 0, moved) : others;
    }
    case 'hide':
      return blocks.map((block) =>
        block.id === step.id ? { ...block, hidden: !block.hidden } : block,
      );
  }
}

/** What takes a step back: a removed block comes as it was last, with all that was typed into it. */
export function reverseStep(blocks: readonly Block[], step: BlockStep): BlockStep {
  switch (step.type) {
    case 'add':
    case 'remove': {
      const { block, at } = step;
      const now = blocks.find(({ id }) => id === block.id) ?? block;
      return { type: step.type === 'add' ? 'remove' : 'add', block: now, at };
    }
    case 'move':
      return { ...step, from: step.to, to: step.from };
    case 'hide':
      return step;
  }
}
