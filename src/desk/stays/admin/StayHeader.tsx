import { Fragment, useEffect, useRef } from 'react';
import { guestOf, type Reservation } from '@/desk/stays/reservation';
import { markOf, statusPill } from '@/desk/stays/reservation-mark';
import { STATUS_LABEL } from '@/basics/rules/reservation-status';
import {
  reservationMarkWords,
  todayWords,
  earlyDepartureWords,
  stayCostWords,
  stayWords,
  reservationWords,
  stayFormWords,
} from '@/words/staff';
import { mailtoLink } from '@/basics/rules/mailto';
import { useContent } from '@/content/store/queries/content';
import { calledByStaff } from '@/words/staff-languages';
import { phoneLink, phonesIn } from '@/basics/rules/phone-number';
import { whatsAppLink } from '@/content/schema/chat-address';
import { countWords } from '@/words/visitors';
import { formatDate } from '@/basics/time/dates';
import { useMoney, type FormatMoney } from '@/content/store/queries/use-money';
import { chargesOf, nightsByPrice } from '@/selling/prices/stay-amounts';

export function StayHeader({ reservation }: { reservation: Reservation }) {
  const { roomName, status, language, erasedAt, email, phone } = reservation;
  const { languages } = useContent().content.sections.hotelInfo;
  const isUnmarked = markOf(reservation) === 'unmarked';
  const hasChoice = languages.length > 1 || !languages.includes(language);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsking = reservation.asksChange || reservation.cancelledUnseen;
  const wasAsking = useRef(isAsking);

  // The answered request's button disappears: the heading gets the focus, unless the user moved it.
  useEffect(() => {
    if (wasAsking.current && !isAsking && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [isAsking]);

  return (
    <header className="spread items-start gap-4">
      <div className="min-w-0 wrap-anywhere">
        <h2 ref={heading} tabIndex={-1} dir="auto">
          {guestOf(reservation)}
        </h2>
        <p className="detail-room" dir="auto">
          {roomName}
        </p>
        {erasedAt ? (
          <p>{reservationWords.dataErased}</p>
        ) : (
          <p>
            {email && <a href={mailtoLink(email)}>{email}</a>}
            {email && phone && <span>{', '}</span>}
            {phone && <PhoneLinks phone={phone} guest={guestOf(reservation)} />}
          </p>
        )}
        {!erasedAt && hasChoice && <p>{stayFormWords.emailsIn(calledByStaff(language))}</p>}
      </div>
      <span className={isUnmarked ? 'pill warn' : statusPill(status)}>
        {isUnmarked ? reservationMarkWords.unmarked : STATUS_LABEL[status]}
      </span>
    </header>
  );
}

export function PhoneLinks({ phone, guest }: { phone: string; guest: string }) {
  const { countryCode } = useContent().content.sections.contactInfo;
  const chat = whatsAppLink(phone, countryCode);
  const numbers = phonesIn(phone);
  if (numbers.length === 0) return <span>{phone}</span>;
  return (
    <span className="inline-flex flex-wrap gap-x-4">
      {numbers.map((number) => (
        <a
          key={number}
          className="quiet-link tap"
          href={phoneLink({ phone: number, countryCode })}
          aria-label={todayWords.call(guest, number)}
        >
          {number}
        </a>
      ))}
      {chat && (
        <a
          className="quiet-link tap"
          href={chat}
          target="_blank"
          rel="noreferrer"
          aria-label={todayWords.chat(guest)}
        >
          {todayWords.whatsApp}
        </a>
      )}
    </span>
  );
}

export function StayFacts({ reservation }: { reservation: Reservation }) {
  const money = useMoney();
  const { checkIn, checkOut, nights, guests, children, price, extras, total } = reservation;
  return (
    <dl className="detail-facts">
      {fact(
        stayWords.checkIn,
        checkIn ? formatDate(checkIn) : stayWords.noDate,
        checkOut ? [stayWords.until(formatDate(checkOut))] : [],
      )}
      {fact(stayWords.nights, countWords.nights(nights))}
      {fact(
        stayWords.guests,
        children.length > 0 ? countWords.guestsInText(guests, children) : guests,
      )}
      {fact(stayWords.roomPrice, money(price), termsOf(reservation, money))}
      {chargesOf(reservation).map(({ id, name, amount }) => (
        <Fragment key={id}>{fact(name || stayWords.fee, money(amount))}</Fragment>
      ))}
      {extras.map(({ id, name, amount }) => (
        <Fragment key={id}>{fact(name, money(amount))}</Fragment>
      ))}
      {fact(stayWords.total, money(total))}
    </dl>
  );
}

/** Why the room price differs from the sum of its nights (discount, code, agreed price). */
function termsOf(stay: Reservation, money: FormatMoney): string[] {
  const amounts = nightsByPrice(stay.nightAmounts);
  const { charged, discount, promoCode, priceReason, ruleReason } = stay;
  return [
    ...(charged === 'nights' ? [] : [earlyDepartureWords.charged[charged]]),
    ...(amounts.length > 1
      ? [amounts.map(({ nights, amount }) => `${nights} × ${money(amount)}`).join(', ')]
      : []),
    ...(discount > 0 ? [stayCostWords.discounted(money(discount))] : []),
    ...(promoCode ? [stayCostWords.withCodeOf(promoCode)] : []),
    ...(priceReason ? [stayCostWords.agreedBecause(priceReason)] : []),
    ...(ruleReason ? [stayCostWords.pastBecause(ruleReason)] : []),
  ];
}

function fact(label: string, value: string | number, more: readonly string[] = []) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        {more.map((said) => (
          <small key={said} dir="auto">
            {said}
          </small>
        ))}
      </dd>
    </div>
  );
}
