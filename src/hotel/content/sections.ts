import type * as v from 'valibot';
import { aboutSectionSchema } from '../about/about-section.ts';
import { gallerySchema } from '../about/gallery.ts';
import { aboutStorySchema } from '../about/about-story.ts';
import { hotelInfoSchema } from '../branding/hotel-info.ts';
import { contactInfoSchema } from '../contact/contact-info.ts';
import { gettingHereSchema } from '../getting-here/getting-here.ts';
import { goodToKnowSchema } from '../good-to-know/good-to-know.ts';
import { heroSectionSchema } from '../hero/hero-section.ts';
import { houseFactsSchema } from '../house/house-facts.ts';
import { footerSchema } from '../layout/footer.ts';
import { pageTextsSchema } from '../layout/page-texts.ts';
import { legalSchema } from '../legal/legal.ts';
import { luxuryExperienceSchema } from '../luxury/luxury-experience.ts';

/**
 * The registry of sections: one schema for each key of `hotel_config` (specification 3, site
 * configuration; DECISIONS 3). A section is its schema here, its default words in defaults.ts, a view
 * and an editor; reading, keeping, saving and comparing follow from this list.
 */
export const SECTION_SCHEMAS = {
  hotelInfo: hotelInfoSchema,
  heroSection: heroSectionSchema,
  luxuryExperience: luxuryExperienceSchema,
  aboutSection: aboutSectionSchema,
  gallery: gallerySchema,
  aboutStory: aboutStorySchema,
  contactInfo: contactInfoSchema,
  legal: legalSchema,
  footer: footerSchema,
  pageTexts: pageTextsSchema,
  goodToKnow: goodToKnowSchema,
  gettingHere: gettingHereSchema,
  houseFacts: houseFactsSchema,
} as const;

export type SectionKey = keyof typeof SECTION_SCHEMAS;
export type Sections = { [K in SectionKey]: v.InferOutput<(typeof SECTION_SCHEMAS)[K]> };

// The keys are literally those of the object above; Object.keys only loses their names.
export const SECTION_KEYS = Object.keys(SECTION_SCHEMAS) as SectionKey[];
