import { NIGHTS_MAX } from '@/basics/rules/limits';
import { formatDate } from '@/basics/time/dates';
import { STATUS_LABEL, type ReservationStatus } from '@/basics/rules/reservation-status';
import type { Reservation } from '@/desk/stays/reservation';
import type { Offer } from '@/guests/emails/write-email';
import { useAvailability } from '@/selling/booking/queries/booking-queries';
import { Button } from '@/ui/Button';
import { emailPanelWords, stayFormWords, stayWords } from '@/words/staff';
import { OtherRooms, useOtherRooms } from '@/desk/stays/admin/OtherRooms';
import { Link } from '@/ui/router';
import { daysLink, emailLanguage } from '@/guests/emails/email-facts';
import { useEmailHotel } from '@/guests/emails/admin/use-stay-email';
import { toast } from '@/ui/toast';
import { useOtherStays } from '@/desk/stays/staff-calls/other-stays';
import { PATH, reservationPath } from '@/basics/rules/paths';
import { SmallButton } from '@/ui/SmallButton';

type Props = {
  reservation: Reservation;
  onChoose: (change: { checkIn: string } | { roomId: string }) => void;
  onOffer: (offers: readonly Offer[]) => void;
};

/** Statuses from which a stay can be confirmed. */
const OPEN_STATUSES: readonly ReservationStatus[] = ['new', 'declined', 'cancelled'];

export function FreeDates({ reservation, onChoose, onOffer }: Props) {
  const { id, roomId, roomName, checkIn, nights, guests, children, status } = reservation;
  const wanted = OPEN_STATUSES.includes(status) ? (checkIn ?? undefined) : undefined;
  const availability = useAvailability(roomId, wanted, nights);
  const isFull = wanted !== undefined && availability?.isFree === false;
  const stay = isFull ? { checkIn: wanted, nights, guests, children, of: id } : undefined;
  const otherRooms = useOtherRooms(stay, roomId);
  const language = emailLanguage(reservation.language);
  const link = daysLink(PATH.rooms, reservation, useEmailHotel(), language);

  if (!availability || wanted === undefined) return null;
  if (availability.isFree) {
    return (
      <p className="notice mt-4 mb-0 bg-transparent p-0 text-ok" role="status">
        {stayFormWords.free}
      </p>
    );
  }
  // Offers no other dates for longer stays, because too few nights were checked for them.
  const nextFree = nights <= NIGHTS_MAX ? availability.nextFree : [];
  const offers = [
    ...nextFree.map((date) => ({ roomId, roomName, checkIn: date })),
    ...otherRooms.map((room) => ({ roomId: room.id, roomName: room.name, checkIn: wanted })),
  ];
  return (
    <div className="notice row mt-4 mb-0 gap-2" role="status">
      <p>
        {stayFormWords.full(roomName) + (nextFree.length > 0 ? ` ${stayFormWords.nextFree}` : '')}
      </p>
      {nextFree.map((date) => (
        <SmallButton
          label={formatDate(date)}
          key={date}
          aria-label={stayFormWords.moveTo(formatDate(date))}
          onClick={() => onChoose({ checkIn: date })}
        />
      ))}
      {stay && (
        <OtherRooms
          wanted={stay}
          roomId={roomId}
          onChoose={(chosen) => onChoose({ roomId: chosen })}
        />
      )}
      {(offers.length > 0 || link) && (
        <p className="row gap-2">
          {offers.length > 0 && (
            <Button size="small" onClick={() => onOffer(offers)}>
              {stayFormWords.offer}
            </Button>
          )}
          {link && <SmallButton label={stayFormWords.copyLink} onClick={() => void copy(link)} />}
        </p>
      )}
    </div>
  );
}

async function copy(address: string): Promise<void> {
  await navigator.clipboard.writeText(address).then(
    () => toast(stayFormWords.linkCopied),
    () => toast(emailPanelWords.notCopied),
  );
}

/** Statuses in which a stay occupies its nights. */
const COUNTS: readonly ReservationStatus[] = ['new', 'confirmed', 'checked_in'];

export function SameNights({ reservation }: { reservation: Reservation }) {
  const { id, email, phone, bookingId, checkIn, checkOut, status } = reservation;
  const { data = [] } = useOtherStays(id, `${email ?? ''} ${phone ?? ''}`);
  if (!checkIn || !checkOut || !COUNTS.includes(status)) return null;
  const same = data.filter(
    (stay) =>
      COUNTS.includes(stay.status) &&
      // Rooms of the same booking overlap intentionally.
      (!bookingId || stay.bookingId !== bookingId) &&
      stay.checkIn !== null &&
      stay.checkOut !== null &&
      stay.checkIn < checkOut &&
      checkIn < stay.checkOut,
  );
  if (same.length === 0) return null;
  return (
    <div className="notice mt-4" role="status">
      <p>{stayWords.sameNights}</p>
      <ul>
        {same.map((stay) => (
          <li key={stay.id}>
            <Link className="underline underline-offset-[0.2em]" to={reservationPath(stay.id)}>
              {stay.roomName}, <span>{formatDate(stay.checkIn ?? '')}</span>
            </Link>
            <span>{`, ${STATUS_LABEL[stay.status]}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
