import type { Reservation } from '../reservations/reservation.ts';
import type { ReservationStatus } from '../reservations/reservation-status.ts';
import type { Letter } from './guest-mail.ts';
import type { LetterHotel, LetterStay } from './letter-facts.ts';
import type { LetterKind } from './letter-kinds.ts';
import { writeLetter } from './write-letter.ts';
import type { OwnTexts } from './write-letter.ts';

/** Which letter tells of a stay in this state; later on there is none of its own. */
const KIND: Record<ReservationStatus, LetterKind | 'general'> = {
  new: 'received',
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
  checked_in: 'general',
  checked_out: 'general',
  no_show: 'general',
};

/** The letter that tells of a stay as it is. */
export function kindFor(status: ReservationStatus): LetterKind | 'general' {
  return KIND[status];
}

/**
 * A ready letter about a stay, in the hotel's words of the guest's language; `to` is '' for a
 * guest without an e-mail address, and there is none for one whose data are erased.
 * @param together rooms of the same booking that it tells of, too
 */
export function stayLetter(
  stay: Reservation & Pick<LetterStay, 'guestKey' | 'roomNames'>,
  hotel: LetterHotel,
  own: OwnTexts,
  together: readonly (Reservation & Pick<LetterStay, 'roomNames'>)[] = [],
): Letter | undefined {
  if (stay.erasedAt !== null) return undefined;
  return { to: stay.email ?? '', ...writeLetter(kindFor(stay.status), stay, hotel, own, together) };
}
