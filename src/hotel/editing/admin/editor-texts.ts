import { ROOM_TEXTS, SECTION_TEXTS as SECTION, TESTIMONIAL_TEXTS } from '@/hotel/content/texts';
import type { EditorTexts } from './texts-to-translate';

/** What of each editor may be translated, for the editor itself and for the overview of all. */
export const EDITOR_TEXTS = {
  /** The hotel's name may stay what it is in every language. */
  hero: { paths: [...SECTION.hotelInfo, ...SECTION.heroSection], optional: SECTION.hotelInfo },
  /** So may the name of a room. */
  rooms: { paths: ROOM_TEXTS, optional: ['name'] },
  luxury: { paths: SECTION.luxuryExperience },
  /** What somebody said may stay in the language it was said in. */
  testimonials: { paths: TESTIMONIAL_TEXTS, optional: TESTIMONIAL_TEXTS },
  story: { paths: SECTION.aboutSection },
  days: { paths: SECTION.aboutStory },
  gallery: { paths: SECTION.gallery },
  /** An address finds its house as it is written. */
  contact: { paths: SECTION.contactInfo, optional: ['location'] },
  gettingHere: { paths: SECTION.gettingHere },
  goodToKnow: { paths: SECTION.goodToKnow },
  houseFacts: { paths: SECTION.houseFacts },
  hotel: {
    paths: [...SECTION.hotelInfo, ...SECTION.pageTexts, ...SECTION.footer, ...SECTION.legal],
    optional: SECTION.hotelInfo,
  },
} as const satisfies Record<string, EditorTexts>;
