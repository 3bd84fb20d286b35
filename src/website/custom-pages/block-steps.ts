import type { Block } from '../../content/schema/block.ts';

/** A change to a page's blocks that can be undone. Typing is no step, because fields undo it. */
export type BlockStep =
  | { type: 'add' | 'remove'; block: Block; at: number }
  | { type: 'move'; id: string; from: number; to: number }
  | { type: 'hide'; id: string };

/** Applies a step; changes nothing if the step's block no longer exists. */
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

/** Returns the step that undoes a step. A removed block returns with its latest texts. */
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
