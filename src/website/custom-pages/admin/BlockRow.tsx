import { GripVertical, Plus } from 'lucide-react';
import type { Block } from '@/content/schema/block';
import { BlockForm } from '@/website/blocks/admin/BlockForm';
import { blockName, firstWords } from '@/website/blocks/admin/kind-words';
import { RowAction, RowActions } from '@/kit/editors/admin/RowAction';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { BLOCKS_MAX } from '@/basics/rules/limits';
import { cn } from '@/lib/cn';
import { pageWords as words } from '@/words/staff';
import type { PageBlocks, Selected } from './use-blocks';
import type { useDragOrder } from './use-drag-order';

type Props = {
  block: Block;
  place: number;
  blocks: PageBlocks;
  selected: Selected | undefined;
  drag: ReturnType<typeof useDragOrder>;
  onSelect: (selected: Selected | undefined) => void;
  onAddBefore: () => void;
  onMove: (to: number, button: 'up' | 'down' | 'drag') => void;
  onLeave: () => void;
  onRemove: () => void;
};

export function BlockRow(props: Props) {
  const { block, place, blocks, selected, drag, onSelect, onMove } = props;
  const count = blocks.blocks.length;
  const isFull = count >= BLOCKS_MAX;
  const { dragged } = drag;
  const name = words.row(blockName(block), place + 1);
  const begins = firstWords(block);
  const isPart = block.kind === 'part';
  const isTarget = dragged !== undefined && dragged.to === place && dragged.from !== place;
  const duplicate = () => onSelect({ id: blocks.duplicate(block).id, wanted: { what: 'first' } });
  return (
    <li
      data-block-row={block.id}
      data-drop={isTarget ? (dragged.from < place ? 'after' : 'before') : undefined}
      className={cn(
        'block-row relative mb-6 rounded-2 bg-surface',
        selected && 'is-open',
        block.hidden && 'is-hidden',
        dragged?.from === place && 'opacity-50',
      )}
    >
      {!isFull && (
        <button
          type="button"
          className="text-ink-3 hover:bg-brand hover:text-on-brand focus-visible:bg-brand focus-visible:text-on-brand absolute start-1/2 -top-6 z-1 grid place-items-center w-12 h-6 -ms-6 rounded-full"
          aria-label={words.addHere(place + 1)}
          title={words.addBlock}
          onClick={props.onAddBefore}
        >
          <Plus className="icon w-[0.95rem] h-[0.95rem]" aria-hidden="true" />
        </button>
      )}
      <div className="flex items-center min-h-13">
        <button
          type="button"
          className="ib cursor-grab touch-none"
          data-action="drag"
          aria-label={words.drag(name)}
          title={words.drag(name)}
          onKeyDown={(event) => {
            const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            onMove(place + by, 'drag');
          }}
          {...drag.handle(place)}
        >
          <GripVertical className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="block-name flex flex-1 flex-wrap gap-x-[0.6rem] gap-y-0 items-baseline min-w-0 px-1 py-[0.6rem] text-start"
          data-action="open"
          aria-expanded={selected !== undefined}
          onClick={() => onSelect(selected ? undefined : { id: block.id })}
        >
          <b className="font-[550]">{name}</b>
          {begins && (
            <span className="quiet" dir="auto">
              {begins}
            </span>
          )}
          {block.hidden && <span className="pill">{words.hidden}</span>}
        </button>
        <RowActions
          acts={[
            ['up', words.moveUp(name), () => onMove(place - 1, 'up'), place === 0],
            ['down', words.moveDown(name), () => onMove(place + 1, 'down'), place === count - 1],
          ]}
        />
      </div>
      {selected && (
        <div className="block-open pt-0 px-4 pb-[1.1rem] border-t border-line">
          <div className="acts -me-[0.6rem]">
            <RowAction
              action={block.hidden ? 'unhide' : 'hide'}
              label={(block.hidden ? words.unhide : words.hide)(name)}
              act={() => blocks.hide(block)}
            />
            {!isPart && (
              <RowActions
                acts={[
                  ['copy', words.copy(name), duplicate, isFull],
                  ['toPage', words.toPage(name), props.onLeave],
                  ['remove', words.remove(name), props.onRemove],
                ]}
              />
            )}
          </div>
          {isPart ? (
            <p className="hint">{words.partHint}</p>
          ) : (
            <StaffErrorBoundary name={blockName(block)} data={[block]}>
              <BlockForm block={block} onChange={blocks.change} wanted={selected.wanted} />
            </StaffErrorBoundary>
          )}
        </div>
      )}
    </li>
  );
}
