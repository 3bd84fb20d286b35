import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Block } from '@/content/schema/block';
import { applyStep, reverseStep, type BlockStep } from '@/website/custom-pages/block-steps';
import type { PageDraft } from '@/content/schema/page';
import { newUuid } from '@/lib/uuid';
import type { FocusTarget } from '@/website/blocks/admin/field-to-focus';

type History = { done: BlockStep[]; undone: BlockStep[] };

export function useBlocks(form: UseFormReturn<PageDraft>) {
  const [history, setHistory] = useState<History>({ done: [], undone: [] });
  const blocks = useWatch({ control: form.control, name: 'blocks' });
  const now = () => form.getValues('blocks');
  const put = (next: Block[]) => form.setValue('blocks', next, { shouldDirty: true });

  function run(step: BlockStep): void {
    put(applyStep(now(), step));
    setHistory(({ done }) => ({ done: [...done, step], undone: [] }));
  }

  /** Reverses the last step of one stack and puts the reverse step on the other. */
  function goBack(from: keyof History, to: keyof History): void {
    const last = history[from].at(-1);
    if (!last) return;
    const step = reverseStep(now(), last);
    put(applyStep(now(), step));
    setHistory((before) => ({
      ...before,
      [from]: before[from].slice(0, -1),
      [to]: [...before[to], step],
    }));
  }

  return {
    blocks,
    add: (block: Block, at: number) => run({ type: 'add', block, at }),
    remove: (block: Block) => run({ type: 'remove', block, at: now().indexOf(find(block)) }),
    move: (block: Block, to: number) => {
      const from = now().indexOf(find(block));
      if (to !== from && to >= 0 && to < now().length)
        run({ type: 'move', id: block.id, from, to });
    },
    hide: (block: Block) => run({ type: 'hide', id: block.id }),
    /**
     * Duplicates a block.
     * @returns the copy, placed after the block
     */
    duplicate: (block: Block): Block => {
      const copy = { ...structuredClone(find(block)), id: newUuid() };
      run({ type: 'add', block: copy, at: now().indexOf(find(block)) + 1 });
      return copy;
    },
    /** Replaces a block by its version from the block's form; undo does not cover typing. */
    change: (block: Block) => put(now().map((one) => (one.id === block.id ? block : one))),
    undo: history.done.length > 0 ? () => goBack('done', 'undone') : undefined,
    redo: history.undone.length > 0 ? () => goBack('undone', 'done') : undefined,
    /** Blocks that undo or redo can restore: their pictures must not be deleted. */
    kept: [...history.done, ...history.undone].flatMap((step) =>
      'block' in step ? step.block : [],
    ),
  };

  function find(block: Block): Block {
    return now().find(({ id }) => id === block.id) ?? block;
  }
}

export type PageBlocks = ReturnType<typeof useBlocks>;

const TYPED = 'input, textarea, select, [contenteditable="true"]';

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) undo and redo changes of blocks, except in text fields. */
export function useUndoKeys({
  undo,
  redo,
}: Pick<ReturnType<typeof useBlocks>, 'undo' | 'redo'>): void {
  const step = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || !['z', 'y'].includes(key)) return;
    if (event.target instanceof Element && event.target.closest(TYPED)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo?.();
    else undo?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => step(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** The block whose form is open, and the field to focus in the form. */
export type Selected = { id: string; wanted?: FocusTarget | undefined };
