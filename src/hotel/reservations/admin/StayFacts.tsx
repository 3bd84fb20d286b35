import { countWords } from '@/words/visitors';
import { formatDate } from '@/hotel/time/dates';
import { useMoney } from '@/hotel/content/queries/money';
import type { Reservation } from '@/hotel/reservations/reservation';
import { earlyDepartureWords, stayWords } from '@/words/staff';

/** When, how long, how many, how much. */
export function StayFacts({ reservation }: { reservation: Reservation }) {
  const money = useMoney();
  const { checkIn, checkOut, nights, guests, price, fee, total, charged } = reservation;
  return (
    <dl className="detail-facts">
      <div>
        <dt>{stayWords.checkIn}</dt>
        <dd>
          {checkIn ? formatDate(checkIn) : stayWords.noDate}
          {checkOut && <small>{stayWords.until(formatDate(checkOut))}</small>}
        </dd>
      </div>
      {fact(stayWords.nights, countWords.nights(nights))}
      {fact(stayWords.guests, guests)}
      <div>
        <dt>{stayWords.roomPrice}</dt>
        <dd>
          {money(price)}
          {charged !== 'nights' && <small>{earlyDepartureWords.charged[charged]}</small>}
        </dd>
      </div>
      {fact(stayWords.fee, money(fee))}
      {fact(stayWords.total, money(total))}
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
