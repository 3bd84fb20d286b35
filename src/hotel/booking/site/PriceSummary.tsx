import { COPY, roomPriceLabel } from '@/hotel/words/copy';
import { formatPrice, stayPrice } from '@/hotel/rules/price';

type Props = { nightly: number; nights: number };

/** Price for the stay, service fee, total (decision 5). */
export function PriceSummary({ nightly, nights }: Props) {
  const { price, fee, total } = stayPrice(nightly, nights);
  return (
    <dl className="sum" aria-live="polite">
      <div>
        <dt>{roomPriceLabel(nights)}</dt>
        <dd>{formatPrice(price)}</dd>
      </div>
      <div>
        <dt>{COPY.booking.fee}</dt>
        <dd>{formatPrice(fee)}</dd>
      </div>
      <div className="total" data-keep-clear="">
        <dt>{COPY.booking.total}</dt>
        <dd>{formatPrice(total)}</dd>
      </div>
    </dl>
  );
}
