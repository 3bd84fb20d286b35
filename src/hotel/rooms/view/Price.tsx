import { roomsWords } from '@/words/visitors';
import { formatPrice, stayPrice } from '@/hotel/rules/price';

type Props = {
  /** Dollars. */
  nightly: number;
  /** Says also what a night comes to in the end. */
  withService?: boolean;
};

/** `$129 per night`, and below it `$142 with service`. */
export function Price({ nightly, withService = false }: Props) {
  return (
    <p className="price">
      {formatPrice(nightly)}{' '}
      <small>
        {roomsWords.perNight}
        {withService && (
          <>
            {' '}
            <br />
            {roomsWords.withService(formatPrice(stayPrice(nightly, 1).total))}
          </>
        )}
      </small>
    </p>
  );
}
