import { useOtherLanguages } from '@/hotel/content/staff-queries/translations';
import { useGuestKey } from '@/hotel/guest-page/staff-queries/guest-page';
import { canSendLetters } from '@/hotel/letters/staff-queries/outbox';
import { useAutomatic, useLetterTexts } from '@/hotel/letters/staff-queries/settings';
import { kindFor, stayLetter } from '@/hotel/letters/stay-letter';
import type { ReservationStatus } from '@/hotel/reservations/reservation-status';
import type { Reservation } from '@/hotel/reservations/reservation';
import { useLetterHotel } from './use-letter-hotel';

/**
 * The ready letter about a stay, and whether a step's letter leaves without a press. Until the
 * hotel's own words are there, or when they cannot be had, the first words stand, and the address of
 * the guest's page and the room's name in the guest's language follow.
 * @param isWriting the secret in that address is asked for then alone
 * @param together rooms of the same booking that the letter tells of, this one among them
 */
export function useStayLetter(
  reservation: Reservation | null | undefined,
  isWriting: boolean,
  together: readonly Reservation[] = [],
) {
  const hotel = useLetterHotel();
  const { data: own = {} } = useLetterTexts();
  const { data: automatic = [] } = useAutomatic();
  const { data: guestKey } = useGuestKey(isWriting ? (reservation ?? undefined) : undefined);
  const rooms = reservation ? [reservation, ...together] : [];
  const namesOf = useOtherLanguages(isWriting ? rooms.map(({ roomName }) => roomName) : []);
  const named = (room: Reservation) => ({ ...room, roomNames: namesOf(room.roomName) });
  const kind = reservation ? kindFor(reservation.status) : 'general';
  return {
    letter: reservation
      ? stayLetter({ ...named(reservation), guestKey }, hotel, own, together.map(named))
      : undefined,
    kind: kind === 'general' ? 'letter' : kind,
    leavesByItself: (status: ReservationStatus) =>
      canSendLetters &&
      Boolean(reservation?.email) &&
      automatic.some((one) => one === kindFor(status)),
  };
}
