import type { Reservation } from '../../desk/stays/reservation.ts';
import type { ReservationStatus } from '../../basics/rules/reservation-status.ts';
import type { GuestEmail } from './guest-email.ts';
import type { EmailHotel, EmailStay } from './email-facts.ts';
import { writeEmail, writeOfferEmail, type Offer, type HotelTemplates } from './write-email.ts';

/** What a letter about a stay may be about. */
export const EMAIL_TOPICS = [
  'confirmed',
  'changed',
  'declined',
  'offer',
  'cancelled',
  'received',
  'general',
] as const;
export type EmailTopic = (typeof EMAIL_TOPICS)[number];

/** Which letter tells of a stay in this state; later on there is none of its own. */
type StateKind = Exclude<EmailTopic, 'offer'>;
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
export function topicFor(status: ReservationStatus): StateKind {
  return KIND[status];
}

type About = {
  /** What it tells; the stay's status, if nobody says otherwise. */
  topic?: EmailTopic;
  together?: readonly (Reservation & Pick<EmailStay, 'roomNames'>)[];
  offers?: readonly Offer[];
};

/** A ready letter; `to` is '' for a guest without an address. None for one whose data are erased. */
export function stayEmail(
  stay: Reservation & Pick<EmailStay, 'guestKey' | 'roomNames'>,
  hotel: EmailHotel,
  own: HotelTemplates,
  { topic = topicFor(stay.status), together = [], offers = [] }: About = {},
): GuestEmail | undefined {
  if (stay.erasedAt !== null) return undefined;
  const text =
    topic === 'offer'
      ? writeOfferEmail(stay, hotel, offers)
      : writeEmail(topic, stay, hotel, own, together);
  return { to: stay.email ?? '', ...text };
}
