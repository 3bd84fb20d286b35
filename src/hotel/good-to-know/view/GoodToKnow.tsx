import type { StayFact } from '@/hotel/good-to-know/good-to-know';
import { ownPath } from '@/hotel/rules/language-paths';
import { PATH } from '@/hotel/rules/paths';
import { goodToKnowWords } from '@/words/visitors';
import { FactRows } from './FactRows';

type Props = {
  /** Undefined while they are on their way, and for visitors without script (PageContent). */
  items: readonly StayFact[] | undefined;
  headingClass?: string;
};

/**
 * Everything that guests should know before they book; nothing where the hotel lists nothing, and
 * the way to it where this page does not have it.
 */
export function GoodToKnow({ items, headingClass }: Props) {
  const { title } = goodToKnowWords;
  if (!items)
    return (
      <a className="link" href={`${ownPath(PATH.contact)}#good-to-know`}>
        {title}
      </a>
    );
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
