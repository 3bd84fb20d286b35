import type { StayFact } from '@/content/schema/sections/good-to-know';
import { goodToKnowWords } from '@/words/visitors';
import { Text } from '@/ui/Text';
import './good-to-know.css';

type Props = { items: readonly StayFact[]; headingClass?: string };

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

/** The facts that staff marked for display beside the price. */
export function StayFacts({ items }: { items: readonly StayFact[] }) {
  const marked = items.filter(({ besidePrice }) => besidePrice);
  return marked.length > 0 && <FactRows className="stay-facts" items={marked} />;
}

type FactRowsProps = { className: string; items: readonly StayFact[] };

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
