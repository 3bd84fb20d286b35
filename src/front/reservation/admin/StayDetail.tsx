import { ChangeRequestPanel } from '@/guests/my-stay/admin/ChangeRequestPanel';
import { guestTextProps } from '@/desk/lists/admin/guest-text-props';
import { CancelledByGuest } from '@/guests/my-stay/admin/CancelledByGuest';
import { useChangeRequest } from '@/guests/my-stay/staff-calls/guest-page';
import { requestReference } from '@/selling/booking/reference';
import { UncancelledInvoiceNotice } from '@/desk/invoices/admin/UncancelledInvoiceNotice';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { SentEmails } from '@/guests/emails/admin/SentEmails';
import { StayEmail } from '@/guests/emails/admin/StayEmail';
import { topicFor } from '@/guests/emails/stay-email';
import { MessagesOfGuest } from '@/guests/messages/admin/MessagesOfGuest';
import { isMovable } from '@/basics/rules/reservation-status';
import { SOURCE_LABEL, type Reservation } from '@/desk/stays/reservation';
import { useGuestsToNotify } from '@/desk/stays/staff-calls/guests-to-notify';
import { useBooking } from '@/desk/stays/staff-calls/bookings';
import { useChangeReservation } from '@/desk/stays/staff-calls/change-reservation';
import { momentLabel } from '@/basics/time/relative-time';
import { bookingRoomsWords, partWords, stayWords, staffFrameWords } from '@/words/staff';
import { useState, type ReactNode } from 'react';
import { BookedTogether } from '@/desk/stays/admin/BookedTogether';
import { FreeDates, SameNights } from './FreeDates';
import { History } from '@/desk/stays/admin/History';
import { MoveDialog } from '@/desk/stays/admin/MoveDialog';
import { NotesField } from '@/desk/stays/admin/NotesField';
import { OtherStays } from '@/desk/stays/admin/StayList';
import { StayButtons } from './StayButtons';
import { StayFacts, StayHeader } from '@/desk/stays/admin/StayHeader';
import { StaySteps } from '@/desk/stays/admin/StaySteps';
import { NotifyGuestNotice } from '@/desk/stays/admin/notify-guests';
import { useOpenEmail } from './use-open-email';

/** Parts that load late are below the buttons for the next step, so that these do not move. */
export function StayDetail({ reservation }: { reservation: Reservation }) {
  const { id, bookingId, status, source, createdAt, message, erasedAt, asksChange } = reservation;
  const change = useChangeReservation();
  const [isMoving, setMoving] = useState(false);
  const untold = useGuestsToNotify();
  const { data: together = [] } = useBooking(bookingId);
  const asked = useChangeRequest(asksChange ? id : undefined, reservation.updatedAt);
  const { writing, write, tell, setTopic, stop } = useOpenEmail(reservation);
  const moment = staffFrameWords.inPhnomPenh(momentLabel(createdAt));
  const reference = requestReference(id);
  const all = bookingId ? 'booking' : 'room';
  const mine = untold.find((one) => one.id === id);
  // A guest without the confirmation gets that, with the changed data, and no email on the change.
  const changed = mine?.kind === 'confirmed' && !mine.isOnItsWay ? 'confirmed' : 'changed';

  const part = (name: string, shown: ReactNode) => (
    <StaffErrorBoundary name={name} data={[reservation]}>
      {shown}
    </StaffErrorBoundary>
  );
  return (
    <article>
      <StayHeader reservation={reservation} />
      {part(
        partWords.reservation,
        <ChangeRequestPanel
          reservation={reservation}
          onAnswered={(decision) =>
            tell('room', decision === 'accepted' && status === 'confirmed' ? changed : 'general')
          }
        />,
      )}
      {reservation.cancelledUnseen &&
        part(partWords.reservation, <CancelledByGuest reservation={reservation} />)}
      {part(partWords.stay, <StayFacts reservation={reservation} />)}
      {message && (
        <section className="mt-[1.6rem]" aria-labelledby="guest-message">
          <h3 id="guest-message">{stayWords.guestMessage}</h3>
          <p className="message-text" {...guestTextProps(message, reservation.language)}>
            {message}
          </p>
        </section>
      )}
      {bookingId && <p className="hint mt-[0.3rem] mb-2">{bookingRoomsWords.forThisRoom}</p>}
      <StaySteps
        reservation={reservation}
        isHeld={asksChange && asked.isPending}
        onStepped={(to) => tell('room', topicFor(to))}
        onNoDate={() => setMoving(true)}
      />
      <NotifyGuestNotice
        reservation={reservation}
        untold={untold}
        onWrite={(kind) => write(all, kind)}
      />
      <StaffErrorBoundary name={partWords.freeDates} data={[reservation]}>
        <FreeDates
          reservation={reservation}
          onChoose={(chosen) => change.mutate({ of: reservation, change: chosen })}
          onOffer={(offers) => write('room', 'offer', offers)}
        />
        <SameNights reservation={reservation} />
      </StaffErrorBoundary>
      {part(partWords.stay, <UncancelledInvoiceNotice reservation={reservation} />)}
      <StayButtons
        reservation={reservation}
        onMove={isMovable(status) ? () => setMoving(true) : undefined}
        onWrite={erasedAt || writing ? undefined : () => write(all, mine?.kind ?? topicFor(status))}
      />
      {writing && (
        // The key changes with each decision, because each needs a new email.
        <StaffErrorBoundary key={writing.times} name={partWords.email}>
          <StayEmail
            reservation={reservation}
            about={writing}
            offers={writing.offers}
            onTopic={setTopic}
            onClose={stop}
            isWanted={writing.isWanted}
          />
        </StaffErrorBoundary>
      )}
      <StaffErrorBoundary name={partWords.email}>
        <SentEmails reservationId={id} together={together.map((room) => room.id)} />
      </StaffErrorBoundary>
      {bookingId && (
        <StaffErrorBoundary name={partWords.stay} data={[reservation, together]}>
          <BookedTogether
            reservation={reservation}
            onStepped={(to) => tell('booking', topicFor(to))}
          />
        </StaffErrorBoundary>
      )}
      {part(partWords.note, <NotesField reservation={reservation} />)}
      {(reservation.email ?? reservation.phone) &&
        part(partWords.otherStays, <OtherStays reservation={reservation} />)}
      {reservation.email && part(partWords.message, <MessagesOfGuest email={reservation.email} />)}
      {part(partWords.history, <History reservation={reservation} />)}
      <p className="hint mt-[1.6rem]">
        {source === 'website'
          ? stayWords.received(moment, reference)
          : stayWords.entered(SOURCE_LABEL[source], moment, reference)}
      </p>
      {isMoving && (
        <MoveDialog
          reservation={reservation}
          onClose={() => setMoving(false)}
          onMoved={() => status === 'confirmed' && tell('room', changed)}
        />
      )}
    </article>
  );
}
