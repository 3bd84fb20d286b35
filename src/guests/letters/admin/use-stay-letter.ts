import { useOtherLanguages } from '@/content/store/staff-calls/translations';
import { useGuestKey } from '@/guests/my-stay/staff-calls/guest-page';
import { canSendLetters } from '@/guests/letters/staff-calls/outbox';
import {
  AUTOMATIC,
  useLetterTexts,
  useSetting,
} from '@/guests/letters/staff-calls/letter-settings';
import { stayLetter, type LetterTopic } from '@/guests/letters/stay-letter';
import type { Offer } from '@/guests/letters/write-letter';
import type { Reservation } from '@/desk/stays/reservation';
import { useContent } from '@/content/store/queries/content';
import type { LetterHotel } from '@/guests/letters/letter-facts';
import { siteOrigin } from '@/lib/site-origin';

/** Whether a letter about a stay leaves without a press. */
export function useLeavesByItself(): (topic: LetterTopic, email: string | null) => boolean {
  const { data } = useSetting(AUTOMATIC);
  return (topic, email) =>
    canSendLetters && email !== null && data?.automatic.some((one) => one === topic) === true;
}

/**
 * The letter about a stay, ready once the hotel's words and the guest's link are there or cannot be had.
 * @param together rooms of the same booking that the letter tells of, this one among them
 */
export function useStayLetter(
  reservation: Reservation,
  topic: LetterTopic,
  together: readonly Reservation[],
  offers: readonly Offer[],
) {
  const hotel = useLetterHotel();
  const texts = useLetterTexts();
  const key = useGuestKey(reservation);
  const named = useNamed([reservation, ...together, ...offers]);
  return {
    letter: stayLetter({ ...named(reservation), guestKey: key.data }, hotel, texts.data ?? {}, {
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
export function useNamed(stays: readonly WithNames[]) {
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
export function useLetterHotel(): LetterHotel {
  const { sections } = useContent().content;
  const { hotelInfo, contactInfo, houseFacts: facts, moon } = sections;
  const { phone, location } = contactInfo;
  const showsMoon = moon.over !== 'off';
  return { ...hotelInfo, phone, location, facts, showsMoon, site: siteOrigin() };
}
