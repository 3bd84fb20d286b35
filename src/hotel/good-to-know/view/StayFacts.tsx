import { besidePrice } from '@/hotel/good-to-know/good-to-know-items';
import type { StayFact } from '@/hotel/good-to-know/good-to-know';
import { FactRows } from './FactRows';

/** The few facts that staff want read beside the price; nothing where there is none. */
export function StayFacts({ items }: { items: readonly StayFact[] }) {
  const marked = besidePrice(items);
  return marked.length > 0 && <FactRows className="stay-facts" items={marked} />;
}
