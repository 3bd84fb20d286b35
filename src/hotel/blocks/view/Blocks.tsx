import type { ComponentType } from 'react';
import type { Block } from '@/hotel/blocks/block';
import { isShownBlock } from '@/hotel/blocks/shown-block';
import type { HotelContent } from '@/hotel/content/hotel-content';
import { SitePart } from '@/hotel/page/view/SitePart';
import { BLOCK_VIEWS, type BlockProps } from './block-views';

type Props = {
  blocks: readonly Block[];
  content: HotelContent;
  /** The hotel's calendar day: what has ended by then is not shown. */
  today: string;
  /** Whether they begin their page: the first holds its h1. */
  areFirst?: boolean;
};

/** The blocks of a page in their order; a broken one leaves the others. */
export function Blocks({ blocks, content, today, areFirst = true }: Props) {
  const shown = blocks.filter((block) => isShownBlock(block, today));
  return shown.map((block, index) => {
    // Of this very kind, by its folder.
    const View = BLOCK_VIEWS[block.kind] as
      | ComponentType<BlockProps<typeof block.kind>>
      | undefined;
    if (!View) return null;
    return (
      <div key={block.id} className="block" data-block={block.id}>
        <SitePart as="section" data={[block, content]}>
          <View block={block} content={content} isFirst={areFirst && index === 0} />
        </SitePart>
      </div>
    );
  });
}
