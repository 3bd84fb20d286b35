import { roomsWords } from '@/words/visitors';
import { formatPrice } from '@/hotel/rules/price';

/** `$129 per night`. @param nightly dollars */
export function Price({ nightly }: { nightly: number }) {
  return (
    <p className="price">
      {formatPrice(nightly)} <small>{roomsWords.perNight}</small>
    </p>
  );
}
