import type { ComponentType, ReactNode } from 'react';
import type { Block } from '@/hotel/blocks/block';
import type { HotelContent } from '@/hotel/content/hotel-content';
import { SitePart } from '@/hotel/page/view/SitePart';
import { BLOCK_VIEWS, type BlockProps } from './block-views';

type Props = {
  blocks: readonly Block[];
  content: HotelContent;
  /** The hotel's calendar day: what has ended by then is not shown. */
  today: string;
  /** The parts that the home page or About has by itself, by their names. */
  parts?: Readonly<Record<string, ReactNode>>;
};

/** The blocks of a page in their order; a broken one leaves the others. */
export function Blocks({ blocks, content, today, parts = {} }: Props) {
  const shown = blocks.filter((block) => isShown(block, today));
  return shown.map((block, index) => {
    if (block.kind === 'part')
      return (
        <div key={block.id} data-block={block.id}>
          {parts[block.part]}
        </div>
      );
    // Of this very kind, by its folder.
    const View = BLOCK_VIEWS[block.kind] as
      | ComponentType<BlockProps<typeof block.kind>>
      | undefined;
    return (
      <div key={block.id} className="block" data-block={block.id}>
        <SitePart as="section" data={[block, content]}>
          {View && <View block={block} content={content} isFirst={index === 0} />}
        </SitePart>
      </div>
    );
  });
}

/** Whether visitors see it on this day: a block with a last day ends by itself. */
function isShown(block: Block, today: string): boolean {
  const until = 'until' in block ? block.until : '';
  return !block.hidden && (until === '' || today <= until);
}
