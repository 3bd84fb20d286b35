import { BlockTitle, levelBelow } from '@/website/blocks/view/BlockTitle';
import type { BlockProps, IsEmpty } from '@/website/blocks/view/block-views';
import { columnsFor } from '@/website/blocks/view/columns';
import { cn } from '@/lib/cn';
import { Text } from '@/ui/Text';
import './times.css';

/** Largest number of entries side by side; more entries are listed below each other. */
const MOST_IN_A_LINE = 6;

export const isEmpty: IsEmpty<'times'> = ({ block: { items } }) => items.length === 0;

export function TimesBlock({ block, isFirst }: BlockProps<'times'>) {
  const { title, items, look } = block;
  const heading = `h${levelBelow(title, isFirst)}` as const;
  const isDown = look === 'line' && items.length > MOST_IN_A_LINE;
  return (
    <section className={cn('wrap', look === 'table' || isDown ? 'split' : 'times-below')}>
      <BlockTitle of={title} isFirst={isFirst} />
      <ol
        className={cn(`times-${look}`, look === 'columns' && look)}
        data-columns={columnsFor(items.length)}
        data-down={isDown || undefined}
      >
        {items.map(({ when, name, line }, at) => (
          <li key={at}>
            <Text as="p" className="times-when" of={when} />
            <div>
              <Text as={heading} className="times-name" of={name} />
              {line && <Text as="p" className="times-more" of={line} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
