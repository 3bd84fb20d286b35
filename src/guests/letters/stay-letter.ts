import type { Reservation } from '../../desk/stays/reservation.ts';
import type { ReservationStatus } from '../../basics/rules/reservation-status.ts';
import type { Letter } from './guest-mail.ts';
import type { LetterHotel, LetterStay } from './letter-facts.ts';
import { writeLetter, writeOffer, type Offer, type OwnTexts } from './write-letter.ts';

/** What a letter about a stay may be about. */
export const LETTER_TOPICS = [
  'confirmed',
  'changed',
  'declined',
  'offer',
  'cancelled',
  'received',
  'general',
] as const;
export type LetterTopic = (typeof LETTER_TOPICS)[number];

/** Which letter tells of a stay in this state; later on there is none of its own. */
type StateKind = Exclude<LetterTopic, 'offer'>;
const KIND: Record<ReservationStatus, StateKind> = {
  new: 'received',
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
  checked_in: 'general',
  checked_out: 'general',
  no_show: 'general',
};

/** The letter that tells of a stay as it is. */
export function kindFor(status: ReservationStatus): StateKind {
  return KIND[status];
}

type About = {
  /** What it tells; the stay's status, if nobody says otherwise. */
  topic?: LetterTopic;
  together?: readonly (Reservation & Pick<LetterStay, 'roomNames'>)[];
  offers?: readonly Offer[];
};

/** A ready letter; `to` is '' for a guest without an address. None for one whose data are erased. */
export function stayLetter(
  stay: Reservation & Pick<LetterStay, 'guestKey' | 'roomNames'>,
  hotel: LetterHotel,
  own: OwnTexts,
  { topic = kindFor(stay.status), together = [], offers = [] }: About = {},
): Letter | undefined {
  if (stay.erasedAt !== null) return undefined;
  const text =
    topic === 'offer'
      ? writeOffer(stay, hotel, offers)
      : writeLetter(topic, stay, hotel, own, together);
  return { to: stay.email ?? '', ...text };
}
