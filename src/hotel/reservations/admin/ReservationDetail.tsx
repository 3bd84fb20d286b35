import { CalendarDays, Link2, Mail, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DetailHint } from '@/hotel/desk/admin/DetailHint';
import { CancelledByGuest } from '@/hotel/guest-page/admin/CancelledByGuest';
import { AskedChange } from '@/hotel/guest-page/admin/AskedChange';
import { InvoiceStands } from '@/hotel/invoices/admin/InvoiceStands';
import { MessagesOfGuest } from '@/hotel/messages/admin/MessagesOfGuest';
import { GuestPageLink } from '@/hotel/guest-page/admin/GuestPageLink';
import { LetterPanel } from '@/hotel/letters/admin/LetterPanel';
import { StaffPart } from '@/hotel/layout/admin/StaffPart';
import { SentLetters } from '@/hotel/letters/admin/SentLetters';
import { useStayLetter } from '@/hotel/letters/admin/use-stay-letter';
import { hotelToday } from '@/hotel/time/dates';
import { momentLabel } from '@/hotel/time/relative-time';
import { requestReference } from '@/hotel/booking/reference';
import { markOf } from '@/hotel/reservations/reservation-mark';
import { isOverdue, nightsSlept } from '@/hotel/reservations/early-departure';
import { isMovable, STATUS_LABEL, statusSteps } from '@/hotel/reservations/reservation-status';
import type { ReservationStatus } from '@/hotel/reservations/reservation-status';
import { SOURCE_LABEL } from '@/hotel/reservations/reservation';
import type { Reservation } from '@/hotel/reservations/reservation';
import { roomsAlike } from '@/hotel/reservations/booking-rooms';
import { useBooking } from '@/hotel/reservations/staff-queries/bookings';
import { useChangeReservation } from '@/hotel/reservations/staff-queries/reservations';
import { paperPath } from '@/hotel/rules/paths';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import {
  bookingRoomsWords,
  guestPageWords,
  momentWords,
  paperWords,
  partWords,
  reservationMarkWords,
  stayWords,
} from '@/words/staff';
import { BookedTogether } from './BookedTogether';
import { FreeDates } from './FreeDates';
import { EditGuestButton } from './EditGuestButton';
import { GuestLine } from './GuestLine';
import { History } from './History';
import { LetterLanguage } from './LetterLanguage';
import { LeaveEarlyDialog } from './LeaveEarlyDialog';
import { LeaveLateDialog } from './LeaveLateDialog';
import { MoveDialog } from './MoveDialog';
import { NotesField } from './NotesField';
import { OtherStays } from './OtherStays';
import { statusPill } from './status-pill';
import { StayFacts } from './StayFacts';
import { useHeadingAfterAnswer } from './use-heading-after-answer';

type Props = {
  /** Undefined while it is on its way; null when there is none. */
  reservation: Reservation | null | undefined;
  isFailed: boolean;
  isChosen: boolean;
};

/** One reservation and what can be done with it. */
export function ReservationDetail({ reservation, isFailed, isChosen }: Props) {
  const change = useChangeReservation();
  const [isMoving, setMoving] = useState(false);
  /** Each time the dialog opens it begins with what is stored. */
  const [timesMoved, setTimesMoved] = useState(0);
  /** A letter is open: about this room, or about all of its booking that stand as it does. */
  const [writing, setWriting] = useState<'room' | 'booking'>();
  const { data: together = [] } = useBooking(reservation?.bookingId ?? null);
  const { letter, kind, leavesByItself } = useStayLetter(
    reservation,
    writing !== undefined,
    writing === 'booking' && reservation ? roomsAlike(together, reservation.status) : [],
  );
  const [isShowing, setShowing] = useState(false);
  /** Nights slept of a guest who is leaving before the booked day. */
  const [leavingAfter, setLeavingAfter] = useState<number>();
  const [isLeavingLate, setLeavingLate] = useState(false);
  const heading = useHeadingAfterAnswer(reservation);
  if (!reservation) {
    const isGone = reservation === null || isFailed;
    return <DetailHint noun="reservation" isChosen={isChosen} isGone={isGone} />;
  }
  const { roomName, status, source, createdAt, checkIn, message, language, erasedAt } = reservation;
  const [onward, ...others] = statusSteps(status);
  const isUnmarked = markOf(reservation) === 'unmarked';
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
    const slept = to === 'checked_out' ? nightsSlept(reservation, hotelToday()) : undefined;
    if (slept !== undefined) return setLeavingAfter(slept);
    if (to === 'checked_out' && isOverdue(reservation, hotelToday())) return setLeavingLate(true);
    change.mutate(
      { of: reservation, change: { status: to } },
      { onSuccess: () => setWriting(leavesByItself(to) ? undefined : 'room') },
    );
  }

  return (
    <article>
      <header className="detail-head">
        <div>
          <h2 ref={heading} tabIndex={-1} dir="auto">
            {roomName}
          </h2>
          <GuestLine reservation={reservation} />
          {!erasedAt && <LetterLanguage language={language} />}
        </div>
        <span className={isUnmarked ? 'pill warn' : statusPill(status)}>
          {isUnmarked ? reservationMarkWords.unmarked : STATUS_LABEL[status]}
        </span>
      </header>
      {reservation.asksChange && (
        <StaffPart name={partWords.reservation} data={[reservation]}>
          <AskedChange reservation={reservation} />
        </StaffPart>
      )}
      {reservation.cancelledUnseen && (
        <StaffPart name={partWords.reservation} data={[reservation]}>
          <CancelledByGuest reservation={reservation} />
        </StaffPart>
      )}
      <StaffPart name={partWords.stay} data={[reservation]}>
        <InvoiceStands reservation={reservation} />
      </StaffPart>
      <StaffPart name={partWords.stay} data={[reservation]}>
        <StayFacts reservation={reservation} />
      </StaffPart>
      {reservation.bookingId && (
        <StaffPart name={partWords.stay} data={[reservation, together]}>
          <BookedTogether
            reservation={reservation}
            onStepped={(to) => setWriting(leavesByItself(to) ? undefined : 'booking')}
          />
        </StaffPart>
      )}
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
      {reservation.bookingId && (
        <p className="hint booked-steps">{bookingRoomsWords.forThisRoom}</p>
      )}
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
        <EditGuestButton reservation={reservation} />
        {letter && !writing && (
          <Button
            variant="ghost"
            onClick={() => setWriting(reservation.bookingId ? 'booking' : 'room')}
          >
            <Mail className="icon" aria-hidden="true" />
            {stayWords.write}
          </Button>
        )}
        {!reservation.erasedAt && !isShowing && (
          <Button variant="ghost" onClick={() => setShowing(true)}>
            <Link2 className="icon" aria-hidden="true" />
            {guestPageWords.open}
          </Button>
        )}
        <Link className={buttonClass('ghost')} to={paperPath(reservation.id)}>
          <Printer className="icon" aria-hidden="true" />
          {paperWords.link}
        </Link>
      </div>
      {isShowing && (
        <StaffPart name={partWords.reservation} data={[reservation.id]}>
          <GuestPageLink reservation={reservation} />
        </StaffPart>
      )}
      {letter && writing && (
        // Another answer is another letter.
        <StaffPart key={`${status} ${writing}`} name={partWords.letter}>
          <LetterPanel
            letter={letter}
            reservationId={reservation.id}
            kind={kind}
            phone={reservation.phone}
          />
        </StaffPart>
      )}
      <StaffPart name={partWords.letter}>
        <SentLetters reservationId={reservation.id} together={together.map(({ id }) => id)} />
      </StaffPart>
      <StaffPart name={partWords.note} data={[reservation]}>
        <NotesField reservation={reservation} />
      </StaffPart>
      {(reservation.email ?? reservation.phone) && (
        <StaffPart name={partWords.otherStays} data={[reservation]}>
          <OtherStays reservation={reservation} />
        </StaffPart>
      )}
      {reservation.email && (
        <StaffPart name={partWords.message} data={[reservation]}>
          <MessagesOfGuest email={reservation.email} />
        </StaffPart>
      )}
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
      {leavingAfter !== undefined && (
        <LeaveEarlyDialog
          reservation={reservation}
          nights={leavingAfter}
          onClose={() => setLeavingAfter(undefined)}
          onLeft={() => {
            setLeavingAfter(undefined);
            setWriting('room');
          }}
        />
      )}
      {isLeavingLate && (
        <LeaveLateDialog
          reservation={reservation}
          onClose={() => setLeavingLate(false)}
          onLeft={() => {
            setLeavingLate(false);
            setWriting('room');
          }}
        />
      )}
    </article>
  );
}

/** The next step is expected now: a request waits, or the day of arrival has come. */
function isDue({ status, checkIn }: Reservation): boolean {
  return status === 'new' || (checkIn !== null && checkIn <= hotelToday());
}
