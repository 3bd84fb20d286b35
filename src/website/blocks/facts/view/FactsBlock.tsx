import { BlockTitle } from '@/website/blocks/view/BlockTitle';
import type { BlockProps, IsEmpty } from '@/website/blocks/view/block-views';
import { columnsFor } from '@/website/blocks/view/columns';
import { cn } from '@/lib/cn';
import { Text } from '@/ui/Text';
import './facts.css';

export const isEmpty: IsEmpty<'facts'> = ({ block: { items } }) => items.length === 0;

export function FactsBlock({ block, isFirst }: BlockProps<'facts'>) {
  const { title, items, look } = block;
  return (
    <section className={cn('wrap', look === 'rows' ? 'split' : 'facts-below')}>
      <BlockTitle of={title} isFirst={isFirst} />
      <dl
        className={cn(`facts-${look}`, look !== 'rows' && 'columns')}
        data-columns={columnsFor(items.length)}
      >
        {items.map(({ label, line }, at) => (
          <div key={at}>
            <Text as="dt" of={label} /> {line && <Text as="dd" of={line} />}
          </div>
        ))}
      </dl>
    </section>
  );
}
