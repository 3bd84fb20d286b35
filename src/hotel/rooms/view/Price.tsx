import { roomsWords } from '@/words/visitors';
import type { CurrencySign } from '@/hotel/rules/currency';
import { formatPrice, stayPrice } from '@/hotel/rules/price';

type Props = {
  nightly: number;
  sign: CurrencySign;
  /** Says also what a night comes to in the end. */
  withService?: boolean;
};

/** `$129 per night`, and below it `$142 with service`. */
export function Price({ nightly, sign, withService = false }: Props) {
  return (
    <p className="price">
      {formatPrice(nightly, sign)}{' '}
      <small>
        {roomsWords.perNight}
        {withService && (
          <>
            {' '}
            <br />
            {roomsWords.withService(formatPrice(stayPrice(nightly, 1).total, sign))}
          </>
        )}
      </small>
    </p>
  );
}
