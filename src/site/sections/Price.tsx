import { COPY } from '@/domain/copy';
import { formatPrice } from '@/domain/price';

/** `$129 per night`. @param nightly dollars */
export function Price({ nightly }: { nightly: number }) {
  return (
    <p className="price">
      {formatPrice(nightly)} <small>{COPY.rooms.perNight}</small>
    </p>
  );
}
