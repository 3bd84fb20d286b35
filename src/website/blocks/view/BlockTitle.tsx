import { cn } from '@/lib/cn';
import { Text } from '@/ui/Text';

/** Titles longer than this many characters are set smaller. */
const LONG_TITLE = 48;

type Props = { of: string; isFirst: boolean; className?: string };

/** A title; the title of the page's first block is the h1. Renders nothing if empty. */
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

export function levelBelow(title: string, isFirst: boolean): 2 | 3 {
  return title === '' || isFirst ? 2 : 3;
}
