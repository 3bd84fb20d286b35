import type { BlockProps } from '@/website/blocks/view/block-views';
import { BlockTitle } from '@/website/blocks/view/BlockTitle';
import { StaySearch } from '@/selling/search/view/StaySearch';
import './stay-search-block.css';

export function StaySearchBlock({ block: { title }, content, isFirst }: BlockProps<'stay-search'>) {
  return (
    <section className="block-search">
      {title !== '' && (
        <div className="wrap">
          <BlockTitle of={title} isFirst={isFirst} />
        </div>
      )}
      <StaySearch {...content} />
    </section>
  );
}
