import { formatNumber } from '@/basics/rules/numbers';
import { stayPrice } from '@/basics/rules/price';
import type { Prices } from '@/content/schema/price-rules';
import { useMoney } from '@/content/store/queries/use-money';
import { obligatoryCharges, sumOf } from '@/selling/prices/stay-amounts';
import { bookingWords } from '@/words/visitors';
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
  const { roomPrice, priceOfNights } = bookingWords;
  return (
    <dl className="sum" aria-live="polite">
      <div>
        <dt>{nights === 1 || isPending ? roomPrice : priceOfNights(nights, money(nightly))}</dt>
        <dd>{money(price)}</dd>
      </div>
      {added.map(({ id, name, percent, amount }) => (
        <div key={id}>
          <dt>{bookingWords.fee(formatNumber(percent), name || undefined)}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      {obligatory.map(({ id, name, amount }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{bookingWords.total}</dt>
        <dd>{money(sumOf([total, ...obligatory.map(({ amount }) => amount)]))}</dd>
      </div>
    </dl>
  );
}
