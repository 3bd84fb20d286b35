import { useContent } from '@/content/store/queries/content';
import { mostGuests } from '@/selling/prices/children';
import { CHILD_AGE_MAX } from '@/basics/rules/limits';
import { useStaffQuote } from '@/selling/prices/staff-calls/prices';
import { countWords } from '@/words/visitors';
import { periodWords, priceListWords } from '@/words/staff';
import { CostLines } from './StayCost';

const ADULTS = 2;
const NIGHTS = 2;

/** The stored price of a stay with children of each age that has a price of its own. */
export function PriceExample() {
  const { rooms, prices } = useContent().content;
  const [room] = rooms.toSorted((a, b) => b.capacity - a.capacity);
  const adults = Math.min(ADULTS, room?.capacity ?? ADULTS);
  const limits = prices.extras.flatMap(({ obligatory, fromAge }) =>
    obligatory && fromAge ? Math.min(fromAge - 1, CHILD_AGE_MAX) : [],
  );
  const children: number[] = [];
  for (const age of new Set([...prices.bands.map(({ untilAge }) => untilAge), ...limits])) {
    const more = [...children, age];
    if (room && adults + more.length <= mostGuests(room.capacity, more, prices.bands))
      children.push(age);
  }
  const guests = adults + children.length;
  const { data, isError } = useStaffQuote(
    room ? { roomId: room.id, checkIn: null, nights: NIGHTS, guests, children } : null,
  );
  if (!room) return null;
  return (
    <section className="card" aria-label={priceListWords.example}>
      <h2 className="h3">{priceListWords.example}</h2>
      <p>
        <bdi>{room.name}</bdi>
        <span>{`, ${countWords.nightsInText(NIGHTS)}, ${countWords.guestsInText(guests, children)}`}</span>
      </p>
      <p className="hint">{periodWords.afterSaving}</p>
      <CostLines quote={data ?? undefined} isFailed={isError} own={Number.NaN} />
    </section>
  );
}
