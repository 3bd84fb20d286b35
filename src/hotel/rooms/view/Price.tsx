import { COPY } from '@/hotel/words/copy';
import { formatPrice } from '@/hotel/rules/price';

/** `$129 per night`. @param nightly dollars */
export function Price({ nightly }: { nightly: number }) {
  return (
    <p className="price">
      {formatPrice(nightly)} <small>{COPY.rooms.perNight}</small>
    </p>
  );
}
