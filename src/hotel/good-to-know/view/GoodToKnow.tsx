import type { StayFact } from '@/hotel/good-to-know/good-to-know';
import { goodToKnowWords } from '@/words/visitors';
import { FactRows } from './FactRows';

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
