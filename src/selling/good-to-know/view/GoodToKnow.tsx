import type { StayFact } from '@/content/schema/sections/good-to-know';
import { goodToKnowWords } from '@/words/visitors';
import { Text } from '@/ui/Text';
import './good-to-know.css';

type Props = { items: readonly StayFact[]; headingClass?: string };

/** Everything that guests should know before they book; nothing where the hotel lists nothing. */
export function GoodToKnow({ items, headingClass }: Props) {
  const { title } = goodToKnowWords;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="good-to-know">
      <h2 className={headingClass} id="good-to-know">
        {title}
      </h2>
      <FactRows className="facts-list" items={items} />
    </section>
  );
}

/** The few facts that staff want read beside the price; nothing where there is none. */
export function StayFacts({ items }: { items: readonly StayFact[] }) {
  const marked = items.filter(({ besidePrice }) => besidePrice);
  return marked.length > 0 && <FactRows className="stay-facts" items={marked} />;
}

type FactRowsProps = { className: string; items: readonly StayFact[] };

/** Facts as labels and sentences, in the hotel's order. */
function FactRows({ className, items }: FactRowsProps) {
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
