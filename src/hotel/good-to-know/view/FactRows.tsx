import type { StayFact } from '@/hotel/good-to-know/good-to-know';
import { Text } from '@/ui/Text';
import './good-to-know.css';

type Props = { className: string; items: readonly StayFact[] };

/** Facts as labels and sentences, in the hotel's order. */
export function FactRows({ className, items }: Props) {
  return (
    <dl className={className}>
      {items.map(({ label, text }, index) => (
        <div key={index}>
          <Text as="dt" of={label} /> <Text as="dd" of={text} />
        </div>
      ))}
    </dl>
  );
}
