// Before those of the views, which build on it.
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
  /** The hotel's calendar day: what has ended by then is not shown. */
  today: string;
  /** Whether they begin their page: the first holds its h1. */
  areFirst?: boolean;
  /** The page's own title, which is above them where the first has none. */
  title?: string;
};

/** The blocks of a page in their order, without those that have nothing to show; a broken one leaves the others. */
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
        // An opening without a title of its own has the page's.
        const said = isUntitled && isOpening && index === 0 ? { ...block, title } : block;
        return (
          <div key={block.id} className="page-block" data-block={block.id}>
            <SiteErrorBoundary as="section" data={[block, content]}>
              {View && (
                <View
                  // Of this very kind, by its folder.
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
