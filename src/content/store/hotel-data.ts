import type { HotelContent } from './hotel-content.ts';
import type { LanguageCode } from '../../words/languages.ts';

export const HOTEL_DATA_KEY = 'hotelData';
/** Version of the stored format: raise it when the format changes. Other versions are ignored. */
export const HOTEL_DATA_VERSION = 2;

/** The content cache. The app reads only `content`; the specification requires the rest. */
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

export function translationsKey(language: LanguageCode): string {
  return `${HOTEL_DATA_KEY}.${language}`;
}
