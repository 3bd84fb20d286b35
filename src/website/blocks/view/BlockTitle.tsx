import { cn } from '@/lib/cn';
import { Text } from '@/ui/Text';

/** Longer titles are set smaller, in characters. */
const LONG_TITLE = 48;

type Props = { of: string; isFirst: boolean; className?: string };

/** The title of a block, in the first of a page the h1; nothing where it has none. */
export function BlockTitle({ of, isFirst, className }: Props) {
  if (of === '') return null;
  return (
    <Text
      as={isFirst ? 'h1' : 'h2'}
      className={cn('block-title', className)}
      of={of}
      data-long={of.length > LONG_TITLE || undefined}
    />
  );
}

/** Of headings inside a block: one below its title, and never one more. */
export function levelBelow(title: string, isFirst: boolean): 2 | 3 {
  return title === '' || isFirst ? 2 : 3;
}
