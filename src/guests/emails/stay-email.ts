import type { Reservation } from '../../desk/stays/reservation.ts';
import type { ReservationStatus } from '../../basics/rules/reservation-status.ts';
import type { GuestEmail } from './guest-email.ts';
import type { EmailHotel, EmailStay } from './email-facts.ts';
import { writeEmail, writeOfferEmail, type Offer, type HotelTemplates } from './write-email.ts';

export const EMAIL_TOPICS = [
  'confirmed',
  'changed',
  'declined',
  'freed',
  'offer',
  'cancelled',
  'received',
  'general',
] as const;
export type EmailTopic = (typeof EMAIL_TOPICS)[number];

/** The usual e-mail topic for each status; statuses after arrival have no topic of their own. */
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

export function topicFor(status: ReservationStatus): StateKind {
  return KIND[status];
}

type About = {
  topic?: EmailTopic;
  together?: readonly (Reservation & Pick<EmailStay, 'roomNames'>)[];
  offers?: readonly Offer[];
};

/** Writes the e-mail; `to` is '' without an address. Undefined for an erased guest. */
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
