import { useState } from 'react';
import { roomsAlike } from '@/desk/stays/booking-rooms';
import type { Reservation } from '@/desk/stays/reservation';
import type { ReservationStatus } from '@/basics/rules/reservation-status';
import { useBooking } from '@/desk/stays/staff-calls/bookings';
import { LETTER_TOPICS, type LetterTopic } from '@/guests/letters/stay-letter';
import type { Offer } from '@/guests/letters/write-letter';
import { canSendLetters } from '@/guests/letters/staff-calls/outbox';
import { useQueueLetter } from '@/guests/letters/staff-calls/queue-letter';
import { SelectField } from '@/ui/Field';
import { options } from '@/ui/options';
import { Skeleton } from '@/ui/Skeleton';
import { bookingRoomsWords, letterPanelWords as words } from '@/words/staff';
import { LetterPanel } from './LetterPanel';
import { useStayLetterPlace, type LetterAbout } from './use-letter';
import { useStayLetter } from './use-stay-letter';

type Props = {
  reservation: Reservation;
  about: LetterAbout;
  onTopic: (topic: LetterTopic) => void;
  /** What could be had instead of nights that are full. */
  offers: readonly Offer[];
  onClose: () => void;
  isWanted: boolean;
};

/** What may be told of a stay, beside whatever else it is about. */
const TOPICS: Record<ReservationStatus, readonly LetterTopic[]> = {
  new: ['received', 'offer', 'declined'],
  confirmed: ['confirmed', 'changed'],
  declined: ['declined', 'offer'],
  cancelled: ['cancelled', 'offer'],
  checked_in: ['changed'],
  checked_out: [],
  no_show: [],
};

/** The letter about a stay or its whole booking, shown once all that it tells is known. */
export function StayLetter({ reservation, about, onTopic, offers, onClose, isWanted }: Props) {
  const { id, bookingId, status, phone } = reservation;
  const isOfBooking = about.of === 'booking' && bookingId !== null;
  const booking = useBooking(isOfBooking ? bookingId : null);
  const rooms = isOfBooking ? roomsAlike(booking.data ?? [], status) : [];
  const { letter, isReady } = useStayLetter(reservation, about.topic, rooms, offers);
  const kind = about.topic === 'general' || about.topic === 'offer' ? 'letter' : about.topic;
  const queue = useQueueLetter(
    id,
    kind,
    rooms.map((room) => room.id),
  );
  const place = useStayLetterPlace(id);
  const [isOpen, setOpen] = useState(false);
  // What is read again later changes the letter and does not close it.
  const areKnown = !isOfBooking || (booking.data !== undefined && !booking.isFetching);
  if (!isOpen && isReady && areKnown) setOpen(true);
  if (!letter) return null;
  if (!isOpen && booking.isError) return <p className="hint">{bookingRoomsWords.failed}</p>;
  if (!isOpen) return <Skeleton className="mt-3 h-72" />;
  const topics = LETTER_TOPICS.filter(
    (topic) =>
      topic === about.topic ||
      topic === 'general' ||
      (TOPICS[status].includes(topic) && (topic !== 'offer' || offers.length > 0)),
  );
  return (
    <LetterPanel
      label={words.label}
      title={words.title}
      ready={letter}
      place={place}
      about={`${about.of} ${about.topic}`}
      queue={queue}
      headingRef={isWanted ? bringIntoView : undefined}
      hint={letter.to === '' ? words.noAddress : canSendLetters ? undefined : words.nothingSentYet}
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
    </LetterPanel>
  );
}

/** Once, when it appears. */
function bringIntoView(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
