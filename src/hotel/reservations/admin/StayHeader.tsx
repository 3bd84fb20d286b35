import type { Ref } from 'react';
import { guestOf } from '@/hotel/reservations/reservation';
import type { Reservation } from '@/hotel/reservations/reservation';
import { markOf } from '@/hotel/reservations/reservation-mark';
import { STATUS_LABEL } from '@/hotel/rules/reservation-status';
import { reservationMarkWords } from '@/words/staff';
import { GuestLine } from './GuestLine';
import { LetterLanguage } from './LetterLanguage';
import { statusPill } from './status-pill';

type Props = { reservation: Reservation; ref: Ref<HTMLHeadingElement> };

/** Whose stay it is, how to reach them, which room, and where it stands. */
export function StayHeader({ reservation, ref }: Props) {
  const { roomName, status, language, erasedAt } = reservation;
  const isUnmarked = markOf(reservation) === 'unmarked';
  return (
    <header className="detail-head">
      <div>
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
