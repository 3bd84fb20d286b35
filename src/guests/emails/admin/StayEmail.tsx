import { useState } from 'react';
import { roomsWithStatus } from '@/desk/stays/booking-rooms';
import type { Reservation } from '@/desk/stays/reservation';
import type { ReservationStatus } from '@/basics/rules/reservation-status';
import { useBooking } from '@/desk/stays/staff-calls/bookings';
import { EMAIL_TOPICS, type EmailTopic } from '@/guests/emails/stay-email';
import type { Offer } from '@/guests/emails/write-email';
import { canSendEmails } from '@/guests/emails/staff-calls/outbox';
import { useQueueEmail } from '@/guests/emails/staff-calls/queue-email';
import { SelectField } from '@/ui/Field';
import { options } from '@/ui/options';
import { Skeleton } from '@/ui/Skeleton';
import { bookingRoomsWords, emailPanelWords as words } from '@/words/staff';
import { EmailPanel } from './EmailPanel';
import { useStayEmailPlace, type EmailAbout } from './use-email-draft';
import { useStayEmail } from './use-stay-email';

type Props = {
  reservation: Reservation;
  about: EmailAbout;
  onTopic: (topic: EmailTopic) => void;
  /** Free dates and rooms to offer instead of full nights. */
  offers: readonly Offer[];
  onClose: () => void;
  isWanted: boolean;
};

/** Topics that staff can choose for each status, besides the topic already chosen. */
const TOPICS: Record<ReservationStatus, readonly EmailTopic[]> = {
  new: ['received', 'freed', 'offer', 'declined'],
  confirmed: ['confirmed', 'changed'],
  declined: ['declined', 'offer'],
  cancelled: ['cancelled', 'offer'],
  checked_in: ['changed'],
  checked_out: [],
  no_show: [],
};

/** The e-mail about a stay or its whole booking, shown once all its facts are loaded. */
export function StayEmail({ reservation, about, onTopic, offers, onClose, isWanted }: Props) {
  const { id, bookingId, status, phone } = reservation;
  const isOfBooking = about.of === 'booking' && bookingId !== null;
  const booking = useBooking(isOfBooking ? bookingId : null);
  const rooms = isOfBooking ? roomsWithStatus(booking.data ?? [], status) : [];
  const { email, isReady } = useStayEmail(reservation, about.topic, rooms, offers);
  const kind = about.topic === 'general' || about.topic === 'offer' ? 'letter' : about.topic;
  const queue = useQueueEmail(
    id,
    kind,
    rooms.map((room) => room.id),
  );
  const place = useStayEmailPlace(id);
  const [isOpen, setOpen] = useState(false);
  // Once open, the e-mail stays open: refetched facts only change its text.
  const areKnown = !isOfBooking || (booking.data !== undefined && !booking.isFetching);
  if (!isOpen && isReady && areKnown) setOpen(true);
  if (!email) return null;
  if (!isOpen && booking.isError) return <p className="hint">{bookingRoomsWords.failed}</p>;
  if (!isOpen) return <Skeleton className="mt-3 h-72" />;
  const topics = EMAIL_TOPICS.filter(
    (topic) =>
      topic === about.topic ||
      topic === 'general' ||
      (TOPICS[status].includes(topic) && (topic !== 'offer' || offers.length > 0)),
  );
  return (
    <EmailPanel
      label={words.label}
      title={words.title}
      ready={email}
      place={place}
      about={`${about.of} ${about.topic}`}
      queue={queue}
      headingRef={isWanted ? bringIntoView : undefined}
      hint={email.to === '' ? words.noAddress : canSendEmails ? undefined : words.nothingSentYet}
      phone={phone}
      onClose={onClose}
    >
      {topics.length > 1 && (
        <SelectField
          label={words.about}
          value={about.topic}
          onChange={({ target }) => {
            const chosen = topics.find((topic) => topic === target.value);
            if (chosen) onTopic(chosen);
          }}
        >
          {options(topics.map((topic) => [topic, words.topics[topic]]))}
        </SelectField>
      )}
    </EmailPanel>
  );
}

/** Focuses the heading and scrolls to it when the e-mail opens. */
function bringIntoView(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
