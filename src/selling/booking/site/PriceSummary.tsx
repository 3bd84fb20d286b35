import { formatNumber } from '@/basics/rules/numbers';
import { stayPrice } from '@/basics/rules/price';
import type { Prices } from '@/content/schema/price-rules';
import { useMoney } from '@/content/store/queries/use-money';
import { obligatoryCharges, sumOf } from '@/selling/prices/stay-amounts';
import { bookingWords } from '@/words/visitors';
import { sumLine } from './sum-line';
import type { FormStay } from './use-booking-form';

type SummaryProps = {
  nightly: number;
  stay: FormStay;
  prices: Prices;
  isPending: boolean;
};

/** The total at the base price, which needs no request. */
export function PriceSummary({ nightly, stay, prices, isPending }: SummaryProps) {
  const { nights } = stay;
  const inMoney = useMoney();
  const money = (amount: number) => (isPending ? '…' : inMoney(amount));
  const { price, total, charges: added } = stayPrice(nightly, nights, prices.charges);
  const obligatory = obligatoryCharges(prices.extras, stay);
  const all = sumOf([total, ...obligatory.map(({ amount }) => amount)]);
  const { roomPrice, priceOfNights, fee } = bookingWords;
  return (
    <dl className="sum" aria-live="polite">
      {sumLine(
        nights === 1 || isPending ? roomPrice : priceOfNights(nights, money(nightly)),
        money(price),
        { key: 'price' },
      )}
      {added.map(({ id, name, percent, amount }) =>
        sumLine(fee(formatNumber(percent), name || undefined), money(amount), { key: id }),
      )}
      {obligatory.map(({ id, name, amount }) => sumLine(name, money(amount), { key: id }))}
      {sumLine(bookingWords.total, money(all), { className: 'total' })}
    </dl>
  );
}
