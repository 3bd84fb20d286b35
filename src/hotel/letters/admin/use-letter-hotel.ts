import { useContent } from '@/hotel/content/queries/content';
import type { LetterHotel } from '@/hotel/letters/letter-facts';
import { siteOrigin } from '@/lib/site-origin';

/** What letters tell of the house, as it is on the site now. */
export function useLetterHotel(): LetterHotel {
  const { sections } = useContent().content;
  const { hotelInfo, contactInfo, houseFacts: facts } = sections;
  const { name, primaryColor, secondaryColor, currencySign, languages } = hotelInfo;
  const { phone, location } = contactInfo;
  return {
    name,
    primaryColor,
    secondaryColor,
    currencySign,
    phone,
    location,
    languages,
    facts,
    site: siteOrigin(),
  };
}
