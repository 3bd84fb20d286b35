import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { BLOCK_KINDS, blankBlock, type Block, type BlockKind } from '@/content/schema/block';
import { blockName, KIND_WORDS } from '@/website/blocks/admin/kind-words';
import type { Page } from '@/content/schema/page';
import { BLOCKS_MAX } from '@/basics/rules/limits';
import { newUuid } from '@/lib/uuid';
import { Button } from '@/ui/Button';
import { useFocusAfterRender } from '@/ui/use-focus-after-render';
import { pageWords as words } from '@/words/staff';
import { BlockRow } from './BlockRow';
import { ChoiceDialog } from './ChoiceDialog';
import { MoveBlock } from './MoveBlock';
import type { PageBlocks, Selected } from './use-blocks';
import { useDragOrder } from './use-drag-order';
import { LiveRegion } from '@/ui/LiveRegion';

/** Parts of the home page and About cannot be added, because all are in the list already. */
const KINDS = BLOCK_KINDS.filter((kind) => kind !== 'part');

type Props = {
  blocks: PageBlocks;
  selected: Selected | undefined;
  onSelect: (selected: Selected | undefined) => void;
  /** Pages to which a block can be moved. */
  others: readonly Page[];
};

export function BlockList({ blocks, selected, onSelect, others }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useFocusAfterRender(list);
  const [addingAt, setAddingAt] = useState<number>();
  const [leaving, setLeaving] = useState<Block>();
  const [said, setSaid] = useState('');
  const all = blocks.blocks;
  const isFull = all.length >= BLOCKS_MAX;
  const drag = useDragOrder(list, (from, to) => {
    const block = all[from];
    if (block) moveTo(block, to, 'drag');
  });

  function add(kind: BlockKind): void {
    const block = blankBlock(kind, newUuid());
    blocks.add(block, addingAt ?? all.length);
    setAddingAt(undefined);
    onSelect({ id: block.id, wanted: { what: 'first' } });
    setSaid(words.row(KIND_WORDS[kind].name, (addingAt ?? all.length) + 1));
  }

  function moveTo(block: Block, to: number, button: 'up' | 'down' | 'drag'): void {
    if (to < 0 || to >= all.length) return;
    blocks.move(block, to);
    focusNext(`[data-block-row="${block.id}"] [data-action="${button}"]`);
    setSaid(words.moved(blockName(block), to + 1, all.length));
  }

  function take(block: Block): void {
    const index = all.indexOf(block);
    const next = all[index + 1] ?? all[index - 1];
    blocks.remove(block);
    if (selected?.id === block.id) onSelect(undefined);
    if (next) focusNext(`[data-block-row="${next.id}"] [data-action="open"]`);
    setSaid(words.removed(blockName(block)));
  }

  return (
    <section className="blocks" aria-label={words.blocks}>
      {all.length === 0 && <p className="hint">{words.noBlocks}</p>}
      <ol className="pt-[0.9rem]" ref={list}>
        {all.map((block, index) => (
          <BlockRow
            key={block.id}
            block={block}
            place={index}
            blocks={blocks}
            selected={selected?.id === block.id ? selected : undefined}
            drag={drag}
            onSelect={onSelect}
            onAddBefore={() => setAddingAt(index)}
            onMove={(to, button) => moveTo(block, to, button)}
            onLeave={() => setLeaving(block)}
            onRemove={() => take(block)}
          />
        ))}
      </ol>
      {isFull ? (
        <p className="notice" role="status">
          {words.tooMany(BLOCKS_MAX)}
        </p>
      ) : (
        <Button icon={Plus} variant="ghost" onClick={() => setAddingAt(all.length)}>
          {words.addBlock}
        </Button>
      )}
      <LiveRegion>{said}</LiveRegion>
      {addingAt !== undefined && (
        <ChoiceDialog
          title={words.chooseTitle}
          wide
          choices={KINDS.map((key) => ({ key, ...KIND_WORDS[key], choose: () => add(key) }))}
          onClose={() => setAddingAt(undefined)}
        />
      )}
      {leaving && (
        <MoveBlock
          block={leaving}
          pages={others}
          onMoved={() => {
            take(leaving);
            setLeaving(undefined);
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}
