import { bookingWords } from '@/words/visitors';
import { SERVICE_FEE_PERCENT } from '@/hotel/rules/limits';
import { formatPrice, stayPrice } from '@/hotel/rules/price';

type Props = { nightly: number; nights: number };

/** Price for the stay, service fee, total (decision 5). */
export function PriceSummary({ nightly, nights }: Props) {
  const { price, fee, total } = stayPrice(nightly, nights);
  const { roomPrice, priceOfNights } = bookingWords;
  return (
    <dl className="sum" aria-live="polite">
      <div>
        <dt>{nights === 1 ? roomPrice : priceOfNights(nights, formatPrice(nightly))}</dt>
        <dd>{formatPrice(price)}</dd>
      </div>
      <div>
        <dt>{bookingWords.fee(SERVICE_FEE_PERCENT)}</dt>
        <dd>{formatPrice(fee)}</dd>
      </div>
      <div className="total" data-keep-clear="">
        <dt>{bookingWords.total}</dt>
        <dd>{formatPrice(total)}</dd>
      </div>
    </dl>
  );
}
