import type { StayFact } from '@/hotel/good-to-know/good-to-know';
import { scriptProps } from '@/ui/script-props';
import './good-to-know.css';

type Props = { className: string; items: readonly StayFact[] };

/** Facts as labels and sentences, in the hotel's order. */
export function FactRows({ className, items }: Props) {
  return (
    <dl className={className}>
      {items.map(({ label, text }, index) => (
        <div key={index}>
          <dt {...scriptProps(label)}>{label}</dt> <dd {...scriptProps(text)}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
