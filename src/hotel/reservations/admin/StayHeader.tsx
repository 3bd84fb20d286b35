import { useEffect, useRef, type Ref } from 'react';
import { guestOf, type Reservation } from '@/hotel/reservations/reservation';
import { markOf, statusPill } from '@/hotel/reservations/reservation-mark';
import { STATUS_LABEL } from '@/hotel/rules/reservation-status';
import { reservationMarkWords, erasedGuestWords, guestLanguageWords } from '@/words/staff';
import { mailtoLink } from '@/hotel/rules/mailto';
import { PhoneLinks } from './PhoneLinks';
import { useContent } from '@/hotel/content/queries/content';
import type { LanguageCode } from '@/words/languages';
import { calledByStaff } from '@/words/staff-languages';

type Props = { reservation: Reservation; ref: Ref<HTMLHeadingElement> };

/** Whose stay it is, how to reach them, which room, and where it stands. */
export function StayHeader({ reservation, ref }: Props) {
  const { roomName, status, language, erasedAt } = reservation;
  const isUnmarked = markOf(reservation) === 'unmarked';
  return (
    <header className="spread items-start gap-4">
      <div className="min-w-0 wrap-anywhere">
        <h2 ref={ref} tabIndex={-1} dir="auto">
          {guestOf(reservation)}
        </h2>
        <p className="detail-room" dir="auto">
          {roomName}
        </p>
        <GuestLine reservation={reservation} />
        {!erasedAt && <LetterLanguage language={language} />}
      </div>
      <span className={isUnmarked ? 'pill warn' : statusPill(status)}>
        {isUnmarked ? reservationMarkWords.unmarked : STATUS_LABEL[status]}
      </span>
    </header>
  );
}

/** How to reach the guest of a reservation. */
function GuestLine({ reservation }: { reservation: Reservation }) {
  const { email, phone, erasedAt } = reservation;
  if (erasedAt) return <p>{erasedGuestWords.dataErased}</p>;
  return (
    <p>
      {email && <a href={mailtoLink(email)}>{email}</a>}
      {phone && (
        <>
          {email && ', '}
          <PhoneLinks phone={phone} guest={guestOf(reservation)} />
        </>
      )}
    </p>
  );
}

/** In which language the guest is written to, where the site has more than one. */
function LetterLanguage({ language }: { language: LanguageCode }) {
  const { languages } = useContent().content.sections.hotelInfo;
  if (languages.length < 2 && languages.includes(language)) return null;
  return <p>{guestLanguageWords.lettersIn(calledByStaff(language))}</p>;
}

/**
 * What a guest asked for is answered, or that they have cancelled is seen, and the button that was
 * pressed goes: reading goes on at the heading of the stay. Whoever is elsewhere meanwhile stays there.
 * @returns for the heading, which can be focused by script (`tabIndex={-1}`)
 */
export function useHeadingAfterAnswer(reservation: Reservation | null | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const asking = useRef<string>(undefined);
  const id = reservation?.id;
  const isAsking = reservation?.asksChange === true || reservation?.cancelledUnseen === true;

  useEffect(() => {
    const wasAsking = asking.current !== undefined && asking.current === id;
    asking.current = isAsking ? id : undefined;
    if (wasAsking && !isAsking && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [id, isAsking]);

  return heading;
}
