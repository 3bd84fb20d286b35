import { countWords } from '@/words/visitors';
import { formatDate } from '@/hotel/time/dates';
import { formatPrice } from '@/hotel/rules/price';
import type { Reservation } from '@/hotel/reservations/reservation';

/** When, how long, how many, how much. */
export function StayFacts({ reservation }: { reservation: Reservation }) {
  const { checkIn, checkOut, nights, guests, price, fee, total } = reservation;
  return (
    <dl className="detail-facts">
      <div>
        <dt>Check-in</dt>
        <dd>
          {checkIn ? formatDate(checkIn) : 'Not set'}
          {checkOut && <small>until {formatDate(checkOut)}</small>}
        </dd>
      </div>
      {fact('Nights', countWords.nights(nights))}
      {fact('Guests', guests)}
      {fact('Room price', formatPrice(price))}
      {fact('Service fee', formatPrice(fee))}
      {fact('Total', formatPrice(total))}
    </dl>
  );
}

function fact(label: string, value: string | number) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
