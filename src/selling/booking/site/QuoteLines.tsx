import { useMoney } from '@/content/store/queries/use-money';
import { useContent } from '@/content/store/queries/content';
import { bandOf } from '@/selling/prices/children';
import { chargesOf, nightsByPrice, sumOf } from '@/selling/prices/stay-amounts';
import type { StayQuote } from '@/selling/prices/stay-quote';
import { bookingWords, stayPriceWords as words } from '@/words/visitors';
import type { Room } from '@/content/schema/room';
import { formatNumber } from '@/basics/rules/numbers';
import { toCents } from '@/basics/rules/price';
import { sumLine } from './sum-line';

type LinesProps = {
  room: Room;
  guests: number;
  /** The ages of the children among the guests. */
  ages?: readonly number[];
  quote: StayQuote;
};

export function QuoteLines({ room, guests, ages = [], quote }: LinesProps) {
  const money = useMoney();
  const { bands, extras, charges } = useContent().content.prices;
  const nameOf = (id: string) => [...extras, ...charges].find((one) => one.id === id)?.name ?? '';
  const banded = ages.flatMap((age) => bandOf(age, bands) ?? []);
  const further = Math.max(guests - banded.length - (room.guestsIncluded ?? room.capacity), 0);
  const each = toCents(further * room.extraGuestPrice);
  const children = sumOf(banded.map(({ price }) => price));
  const whole = quote.nights.map(({ amount, full: before = amount }) => before);
  // Further guests and children get lines of their own only if each night costs more than they do.
  const apart = whole.every((amount) => amount > each + children) ? sumOf([each, children]) : 0;
  const full = whole.map((amount) => toCents(amount - apart));
  const nightly = (price: number) => `${full.length} × ${money(price)}`;
  const parts = nightsByPrice(full).map(({ nights, amount }) => `${nights} × ${money(amount)}`);
  return (
    <dl className="sum" aria-live="polite">
      {sumLine(
        full.length === 1 ? bookingWords.roomPrice : words.roomPrice(parts),
        money(sumOf(full)),
      )}
      {apart > 0 &&
        each > 0 &&
        sumLine(words.furtherGuests(further, nightly(each)), money(toCents(each * full.length)))}
      {apart > 0 &&
        children > 0 &&
        sumLine(
          words.children(ages.join(', '), nightly(children)),
          money(toCents(children * full.length)),
        )}
      {quote.discount > 0 && sumLine(words.discount, `−${money(quote.discount)}`)}
      {chargesOf(quote).map(({ id, name, percent, amount }) =>
        sumLine(
          bookingWords.fee(formatNumber(percent), nameOf(id) || name || undefined),
          money(amount),
        ),
      )}
      {quote.extras.map(({ id, name, count, amount }) =>
        sumLine((nameOf(id) || name) + (count > 1 ? ` × ${count}` : ''), money(amount)),
      )}
      {sumLine(bookingWords.total, money(quote.total), { className: 'total' })}
    </dl>
  );
}
