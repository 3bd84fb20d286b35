import { CalendarDays, Mail } from 'lucide-react';
import { useState } from 'react';
import { DetailHint } from '@/hotel/desk/admin/DetailHint';
import { LetterPanel } from '@/hotel/letters/admin/LetterPanel';
import { StaffPart } from '@/hotel/layout/admin/StaffPart';
import { answerLetter } from '@/hotel/letters/guest-mail';
import { hotelToday } from '@/hotel/time/dates';
import { momentLabel } from '@/hotel/time/relative-time';
import { requestReference } from '@/hotel/booking/reference';
import { isMovable, STATUS_LABEL, statusSteps } from '@/hotel/reservations/reservation-status';
import type { ReservationStatus } from '@/hotel/reservations/reservation-status';
import { SOURCE_LABEL } from '@/hotel/reservations/reservation';
import type { Reservation } from '@/hotel/reservations/reservation';
import { useContent } from '@/hotel/content/queries/content';
import { useChangeReservation } from '@/hotel/reservations/staff-queries/reservations';
import { Button } from '@/ui/Button';
import { momentWords, partWords, stayWords } from '@/words/staff';
import { FreeDates } from './FreeDates';
import { GuestLine } from './GuestLine';
import { History } from './History';
import { MoveDialog } from './MoveDialog';
import { NotesField } from './NotesField';
import { statusPill } from './status-pill';
import { StayFacts } from './StayFacts';

type Props = {
  /** Undefined while it is on its way; null when there is none. */
  reservation: Reservation | null | undefined;
  isFailed: boolean;
  isChosen: boolean;
};

/** One reservation and what can be done with it. */
export function ReservationDetail({ reservation, isFailed, isChosen }: Props) {
  const { hotelInfo, contactInfo } = useContent().content.sections;
  const change = useChangeReservation();
  const [isMoving, setMoving] = useState(false);
  /** Each time the dialog opens it begins with what is stored. */
  const [timesMoved, setTimesMoved] = useState(0);
  const [isWriting, setWriting] = useState(false);
  if (!reservation) {
    const isGone = reservation === null || isFailed;
    return <DetailHint noun="reservation" isChosen={isChosen} isGone={isGone} />;
  }
  const { roomName, status, source, createdAt, checkIn, message } = reservation;
  const [onward, ...others] = statusSteps(status);
  const hotel = { name: hotelInfo.name, phone: contactInfo.phone };
  const letter = answerLetter(reservation, hotel);
  const moment = momentWords.inPhnomPenh(momentLabel(createdAt));
  const reference = requestReference(reservation.id);

  function move(): void {
    setTimesMoved(timesMoved + 1);
    setMoving(true);
  }

  function become(to: ReservationStatus): void {
    // Without a date there is nothing to confirm yet: it is asked for first.
    if (to === 'confirmed' && !checkIn) return move();
    if (!reservation || change.isPending) return;
    change.mutate(
      { of: reservation, change: { status: to } },
      { onSuccess: () => setWriting(true) },
    );
  }

  return (
    <article>
      <header className="detail-head">
        <div>
          <h2 dir="auto">{roomName}</h2>
          <GuestLine reservation={reservation} />
        </div>
        <span className={statusPill(status)}>{STATUS_LABEL[status]}</span>
      </header>
      <StaffPart name={partWords.stay} data={[reservation]}>
        <StayFacts reservation={reservation} />
      </StaffPart>
      {message && (
        <section className="detail-part" aria-labelledby="guest-message">
          <h3 id="guest-message">{stayWords.guestMessage}</h3>
          <p className="message-text" dir="auto">
            {message}
          </p>
        </section>
      )}
      <StaffPart name={partWords.freeDates} data={[reservation]}>
        <FreeDates
          reservation={reservation}
          onChoose={(date) => change.mutate({ of: reservation, change: { checkIn: date } })}
        />
      </StaffPart>
      <div className="detail-acts">
        {onward && (
          <Button
            variant={isDue(reservation) ? 'primary' : 'ghost'}
            loading={change.isPending}
            onClick={() => become(onward.to)}
          >
            {onward.label}
          </Button>
        )}
        {others.map(({ to, label }) => (
          <Button key={to} variant="ghost" onClick={() => become(to)}>
            {label}
          </Button>
        ))}
      </div>
      <div className="detail-acts">
        {isMovable(status) && (
          <Button variant="ghost" onClick={move}>
            <CalendarDays className="icon" aria-hidden="true" />
            {checkIn ? stayWords.change : stayWords.chooseDate}
          </Button>
        )}
        {letter && !isWriting && (
          <Button variant="ghost" onClick={() => setWriting(true)}>
            <Mail className="icon" aria-hidden="true" />
            {stayWords.write}
          </Button>
        )}
      </div>
      {letter && isWriting && (
        // Another answer is another letter.
        <StaffPart key={status} name={partWords.letter}>
          <LetterPanel letter={letter} reservationId={reservation.id} />
        </StaffPart>
      )}
      <StaffPart name={partWords.note} data={[reservation]}>
        <NotesField reservation={reservation} />
      </StaffPart>
      <StaffPart name={partWords.history} data={[reservation]}>
        <History reservation={reservation} />
      </StaffPart>
      <p className="detail-foot">
        {source === 'website'
          ? stayWords.received(moment, reference)
          : stayWords.entered(SOURCE_LABEL[source], moment, reference)}
      </p>
      <MoveDialog
        key={timesMoved}
        reservation={reservation}
        isOpen={isMoving}
        onClose={() => setMoving(false)}
      />
    </article>
  );
}

/** The next step is expected now: a request waits, or the day of arrival has come. */
function isDue({ status, checkIn }: Reservation): boolean {
  return status === 'new' || (checkIn !== null && checkIn <= hotelToday());
}
