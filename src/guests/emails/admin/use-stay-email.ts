import { useOtherLanguages } from '@/content/store/staff-calls/translations';
import { useGuestKey } from '@/guests/my-stay/staff-calls/guest-page';
import { canSendEmails } from '@/guests/emails/staff-calls/outbox';
import {
  AUTOMATIC_EMAILS,
  useEmailTemplates,
  useEmailSetting,
} from '@/guests/emails/staff-calls/email-settings';
import { stayEmail, type EmailTopic } from '@/guests/emails/stay-email';
import type { Offer } from '@/guests/emails/write-email';
import type { Reservation } from '@/desk/stays/reservation';
import { useContent } from '@/content/store/queries/content';
import type { EmailHotel } from '@/guests/emails/email-facts';
import { siteOrigin } from '@/lib/site-origin';

/** Whether a letter about a stay leaves without a press. */
export function useIsSentAutomatically(): (topic: EmailTopic, email: string | null) => boolean {
  const { data } = useEmailSetting(AUTOMATIC_EMAILS);
  return (topic, email) =>
    canSendEmails && email !== null && data?.automatic.some((one) => one === topic) === true;
}

/**
 * The letter about a stay, ready once the hotel's words and the guest's link are there or cannot be had.
 * @param together rooms of the same booking that the letter tells of, this one among them
 */
export function useStayEmail(
  reservation: Reservation,
  topic: EmailTopic,
  together: readonly Reservation[],
  offers: readonly Offer[],
) {
  const hotel = useEmailHotel();
  const texts = useEmailTemplates();
  const key = useGuestKey(reservation);
  const named = useTranslatedNames([reservation, ...together, ...offers]);
  return {
    letter: stayEmail({ ...named(reservation), guestKey: key.data }, hotel, texts.data ?? {}, {
      topic,
      together: together.map(named),
      offers: offers.map(named),
    }),
    isReady: !texts.isLoading && !key.isLoading,
  };
}

type Thing = { name: string };
type WithNames = { roomName: string; extras?: readonly Thing[]; charges?: readonly Thing[] };

/** Gives stays the names of what they are of in the guest's language. */
export function useTranslatedNames(stays: readonly WithNames[]) {
  const namesOf = useOtherLanguages(
    stays.flatMap(({ roomName, extras = [], charges = [] }) => [
      roomName,
      ...[...extras, ...charges].flatMap(({ name }) => name || []),
    ]),
  );
  const withNames = <T extends Thing>(things: readonly T[]) =>
    things.map((thing) => ({ ...thing, names: namesOf(thing.name) }));
  return <T extends WithNames>(stay: T) => ({
    ...stay,
    roomNames: namesOf(stay.roomName),
    ...(stay.extras && { extras: withNames(stay.extras) }),
    ...(stay.charges && { charges: withNames(stay.charges) }),
  });
}

/** What letters tell of the house, as it is on the site now. */
export function useEmailHotel(): EmailHotel {
  const { sections } = useContent().content;
  const { hotelInfo, contactInfo, houseFacts: facts, moon } = sections;
  const { phone, location } = contactInfo;
  const showsMoon = moon.over !== 'off';
  return { ...hotelInfo, phone, location, facts, showsMoon, site: siteOrigin() };
}
