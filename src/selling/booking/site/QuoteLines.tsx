import { useMoney } from '@/content/store/queries/use-money';
import { chargesOf, nightsByPrice, sumOf } from '@/selling/prices/stay-amounts';
import type { StayQuote } from '@/selling/prices/stay-quote';
import { bookingWords, stayPriceWords as words } from '@/words/visitors';
import type { Room } from '@/content/schema/room';
import { formatNumber } from '@/basics/rules/numbers';
import { toCents } from '@/basics/rules/price';

type LinesProps = {
  room: Room;
  guests: number;
  quote: StayQuote;
  nameOf: (id: string) => string;
};

export function QuoteLines({ room, guests, quote, nameOf }: LinesProps) {
  const money = useMoney();
  const whole = quote.nights.map(({ amount, full: before = amount }) => before);
  const further = Math.max(guests - (room.guestsIncluded ?? room.capacity), 0);
  const each = toCents(further * room.extraGuestPrice);
  // Further guests get a line of their own only if their price is below that of every night.
  const isApart = each > 0 && whole.every((amount) => amount > each);
  const full = isApart ? whole.map((amount) => toCents(amount - each)) : whole;
  const parts = nightsByPrice(full).map(({ nights, amount }) => `${nights} × ${money(amount)}`);
  return (
    <dl className="sum" aria-live="polite">
      {line(
        full.length === 1 ? bookingWords.roomPrice : words.roomPrice(parts),
        money(sumOf(full)),
      )}
      {isApart &&
        line(
          words.furtherGuests(further, `${full.length} × ${money(each)}`),
          money(toCents(each * full.length)),
        )}
      {quote.discount > 0 && line(words.discount, `−${money(quote.discount)}`)}
      {chargesOf(quote).map(({ id, name, percent, amount }) =>
        line(
          bookingWords.fee(formatNumber(percent), nameOf(id) || name || undefined),
          money(amount),
        ),
      )}
      {quote.extras.map(({ id, name, count, amount }) =>
        line((nameOf(id) || name) + (count > 1 ? ` × ${count}` : ''), money(amount)),
      )}
      <div className="total">
        <dt>{bookingWords.total}</dt>
        <dd>{money(quote.total)}</dd>
      </div>
    </dl>
  );
}

export function line(term: string, value: string) {
  return (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
