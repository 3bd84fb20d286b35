import { BlockTitle, levelBelow } from '@/website/blocks/view/BlockTitle';
import type { BlockProps, IsEmpty } from '@/website/blocks/view/block-views';
import { RichText } from '@/website/blocks/view/RichText';
import { lengthOf } from '@/website/blocks/inline-markup';
import { cn } from '@/lib/cn';
import './text.css';

/** Shorter texts get one column, because two would have few lines each. In characters. */
const ENOUGH_FOR_TWO = 500;

export const isEmpty: IsEmpty<'text'> = ({ block: { title, body } }) =>
  title === '' && body.length === 0;

export function TextBlock({ block, isFirst }: BlockProps<'text'>) {
  const { title, body } = block;
  const isShort = block.look === 'columns' && lengthOf(body) < ENOUGH_FOR_TWO;
  const look = isShort ? 'column' : block.look;
  return (
    <section className={cn('wrap', look === 'column' ? 'split' : `text-${look}`)}>
      <BlockTitle of={title} isFirst={isFirst} />
      <RichText of={body} level={levelBelow(title, isFirst)} />
    </section>
  );
}
