// Import this file before the views, because their styles must override it.
import './blocks.css';
import type { Block } from '@/content/schema/block';
import { isShownBlock } from '@/website/blocks/shown-block';
import type { HotelContent } from '@/content/store/hotel-content';
import { SiteErrorBoundary } from '@/kit/page-parts/view/SiteErrorBoundary';
import { Text } from '@/ui/Text';
import { BLOCK_VIEWS } from './block-views';

type Props = {
  blocks: readonly Block[];
  content: HotelContent;
  /** The hotel's date: blocks that ended before it are hidden. */
  today: string;
  /** True if these blocks are the first content of the page: the first one holds the h1. */
  areFirst?: boolean;
  /** The page's title, shown as h1 if the first block has no title. */
  title?: string;
};

/** The blocks of a page, without empty ones. If one fails to render, the others stay. */
export function Blocks({ blocks, content, today, areFirst = true, title = '' }: Props) {
  const shown = blocks.filter(
    (block) =>
      isShownBlock(block, today) &&
      BLOCK_VIEWS[block.kind]?.isEmpty({ block: block as never, content, today }) === false,
  );
  const [first] = shown;
  const isUntitled = areFirst && title !== '' && !(first && 'title' in first && first.title);
  const isOpening = first?.kind === 'opening';
  return (
    <>
      {isUntitled && !isOpening && (
        <header className="wrap blocks-head">
          <Text as="h1" of={title} />
        </header>
      )}
      {shown.map((block, index) => {
        const View = BLOCK_VIEWS[block.kind]?.Block;
        // An opening without a title shows the page's title.
        const said = isUntitled && isOpening && index === 0 ? { ...block, title } : block;
        return (
          <div key={block.id} className="page-block" data-block={block.id}>
            <SiteErrorBoundary as="section" data={[block, content]}>
              {View && (
                <View
                  // The view was chosen by the block's kind, so the cast is safe.
                  block={said as never}
                  content={content}
                  today={today}
                  isFirst={areFirst && index === 0}
                />
              )}
            </SiteErrorBoundary>
          </div>
        );
      })}
    </>
  );
}
