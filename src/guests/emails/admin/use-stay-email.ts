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

export function useIsSentAutomatically(): (topic: EmailTopic, email: string | null) => boolean {
  const { data } = useEmailSetting(AUTOMATIC_EMAILS);
  return (topic, email) =>
    canSendEmails && email !== null && data?.automatic.some((one) => one === topic) === true;
}

/** Writes the e-mail about a stay. @param together rooms of the booking that it covers */
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
    email: stayEmail({ ...named(reservation), guestKey: key.data }, hotel, texts.data ?? {}, {
      topic,
      together: together.map(named),
      offers: offers.map(named),
    }),
    isReady: !texts.isLoading && !key.isLoading,
  };
}

type Thing = { name: string };
type WithNames = { roomName: string; extras?: readonly Thing[]; charges?: readonly Thing[] };

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

export function useEmailHotel(): EmailHotel {
  const { sections } = useContent().content;
  const { hotelInfo, contactInfo, houseFacts: facts, moon } = sections;
  const { phone, location } = contactInfo;
  const showsMoon = moon.over !== 'off';
  return { ...hotelInfo, phone, location, facts, showsMoon, site: siteOrigin() };
}
