import type { ReactNode } from 'react';
import { requestReference } from '@/hotel/booking/reference';
import type { GuestStay } from '@/hotel/guest-page/guest-stay';
import { SERVICE_FEE_PERCENT } from '@/hotel/rules/limits';
import { formatPrice } from '@/hotel/rules/price';
import { formatDate } from '@/hotel/time/dates';
import { countWords, stayPageWords } from '@/words/visitors';
import { nameProps, roomNameHere } from './room-name';

/** What was asked for or agreed, line by line. */
export function StayCard({ stay }: { stay: GuestStay }) {
  const { reference, checkIn, checkOut, nights, guests, price, fee, total } = stay;
  const { facts } = stayPageWords;
  const room = roomNameHere(stay);
  return (
    <section className="guest-card" aria-labelledby="stay-room">
      <h2 className="h3" id="stay-room" {...nameProps(room)}>
        {room.text}
      </h2>
      <dl>
        {line(facts.reference, <b>{requestReference(reference)}</b>)}
        {line(facts.arrival, checkIn ? formatDate(checkIn) : facts.noDate)}
        {checkOut && line(facts.departure, formatDate(checkOut))}
        {line(
          facts.stay,
          facts.nightsAndGuests(countWords.nightsInText(nights), countWords.guestsInText(guests)),
        )}
      </dl>
      <dl>
        {line(facts.price, formatPrice(price))}
        {line(facts.fee(SERVICE_FEE_PERCENT), formatPrice(fee))}
        <div className="guest-total">
          <dt>{facts.total}</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      </dl>
    </section>
  );
}

function line(term: string, value: ReactNode) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
