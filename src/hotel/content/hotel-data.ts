import { normaliseContent, own } from './content.ts';
import type { HotelContent } from './content.ts';
import type { Room } from '../rooms/room.ts';
import type { Testimonial } from '../testimonials/testimonial.ts';

/** Key in the browser's local storage (specification 3). */
export const HOTEL_DATA_KEY = 'hotelData';
/** Raised when the stored form changes; a cache of another version is not read. */
export const HOTEL_DATA_VERSION = 1;

type TitledImages = { title: string; description: string; images: string[] };

/**
 * The content cache as it is stored: the specification's flat fields first, then what it has no
 * name for. Holds addresses of pictures only, never their bytes (they would not fit the quota).
 */
export type HotelData = {
  version: number;
  /** Milliseconds since 1970 when the server gave this content. */
  savedAt: number;
  hotelName: string;
  heroTitle: string;
  heroSubtitle: string;
  heroImage: string;
  about: TitledImages;
  luxuryExperience: TitledImages;
  openingHours: string;
  location: string;
  supportPhone: string;
  rooms: Room[];
  testimonials: Testimonial[];
  logo: string;
  primaryColor: string;
  secondaryColor: string;
  email: string;
  instagram: string;
  facebook: string;
  youtube: string;
  legal: { privacy: string; terms: string };
  images: HotelContent['images'];
  sectionVersions: HotelContent['sectionVersions'];
};

/** Content → the flat form for local storage. @param savedAt milliseconds since 1970 */
export function toHotelData(content: HotelContent, savedAt: number): HotelData {
  const { hotelInfo, heroSection, aboutSection, luxuryExperience, contactInfo, legal } =
    content.sections;
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
    logo: hotelInfo.logo,
    primaryColor: hotelInfo.primaryColor,
    secondaryColor: hotelInfo.secondaryColor,
    email: contactInfo.email,
    instagram: contactInfo.instagram,
    facebook: contactInfo.facebook,
    youtube: contactInfo.youtube,
    legal,
    images: content.images,
    sectionVersions: content.sectionVersions,
  };
}

/**
 * The flat form → content, field by field; what is missing or unusable is `defaults`'.
 * @returns undefined when `input` is not one of this version at all
 */
export function fromHotelData(
  input: unknown,
  defaults: HotelContent,
): { content: HotelContent; savedAt: number } | undefined {
  if (own(input, 'version') !== HOTEL_DATA_VERSION) return undefined;
  const savedAt = own(input, 'savedAt');
  const get = (key: string) => own(input, key);
  const content = normaliseContent(
    {
      sections: {
        hotelInfo: {
          name: get('hotelName'),
          logo: get('logo'),
          primaryColor: get('primaryColor'),
          secondaryColor: get('secondaryColor'),
        },
        heroSection: {
          title: get('heroTitle'),
          subtitle: get('heroSubtitle'),
          image: get('heroImage'),
        },
        luxuryExperience: get('luxuryExperience'),
        aboutSection: get('about'),
        contactInfo: {
          location: get('location'),
          phone: get('supportPhone'),
          email: get('email'),
          openingHours: get('openingHours'),
          instagram: get('instagram'),
          facebook: get('facebook'),
          youtube: get('youtube'),
        },
        legal: get('legal'),
      },
      sectionVersions: get('sectionVersions'),
      rooms: get('rooms'),
      testimonials: get('testimonials'),
      images: get('images'),
    },
    defaults,
  );
  return { content, savedAt: typeof savedAt === 'number' && savedAt > 0 ? savedAt : 0 };
}
