import type { HotelContent } from './hotel-content.ts';
import type { LanguageCode } from '../../words/languages.ts';

/** Key in the browser's local storage (specification 3). */
export const HOTEL_DATA_KEY = 'hotelData';
/** Raised when the stored form changes; a cache of another version is not read. */
export const HOTEL_DATA_VERSION = 2;

/**
 * What is kept in local storage: the specification's flat fields, for anyone who looks there, and the
 * content, which alone is read again. Holds addresses of pictures only, never their bytes (they
 * would not fit the quota).
 * @param savedAt milliseconds since 1970 when the server gave this content
 */
export function toHotelData(content: HotelContent, savedAt: number) {
  const { hotelInfo, heroSection, aboutSection, luxuryExperience, contactInfo } = content.sections;
  return {
    version: HOTEL_DATA_VERSION,
    savedAt,
    hotelName: hotelInfo.name,
    heroTitle: heroSection.title,
    heroSubtitle: heroSection.subtitle,
    heroImage: heroSection.image,
    about: aboutSection,
    luxuryExperience,
    openingHours: contactInfo.openingHours,
    location: contactInfo.location,
    supportPhone: contactInfo.phone,
    rooms: content.rooms,
    testimonials: content.testimonials,
    content,
  };
}

/** Where translations into a language lie beside it. */
export function translationsKey(language: LanguageCode): string {
  return `${HOTEL_DATA_KEY}.${language}`;
}
