import { bookingWords } from '@/words/visitors';
import { SERVICE_FEE_PERCENT } from '@/hotel/rules/limits';
import { useMoney } from '@/hotel/content/queries/money';
import { stayPrice } from '@/hotel/rules/price';

type Props = { nightly: number; nights: number };

/** Price for the stay, service fee, total (DECISIONS 5). */
export function PriceSummary({ nightly, nights }: Props) {
  const money = useMoney();
  const { price, fee, total } = stayPrice(nightly, nights);
  const { roomPrice, priceOfNights } = bookingWords;
  return (
    <dl className="sum" aria-live="polite">
      <div>
        <dt>{nights === 1 ? roomPrice : priceOfNights(nights, money(nightly))}</dt>
        <dd>{money(price)}</dd>
      </div>
      <div>
        <dt>{bookingWords.fee(SERVICE_FEE_PERCENT)}</dt>
        <dd>{money(fee)}</dd>
      </div>
      <div className="total" data-keep-clear="">
        <dt>{bookingWords.total}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
}
