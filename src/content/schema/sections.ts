import type * as v from 'valibot';
import { hotelInfo } from './sections/hotel-info.ts';
import { heroSection } from './sections/hero-section.ts';
import { place } from './sections/place-section.ts';
import { luxuryExperience } from './sections/luxury-experience.ts';
import { aboutSection } from './sections/about-section.ts';
import { gallery } from './sections/gallery.ts';
import { aboutStory } from './sections/about-story.ts';
import { contactInfo } from './sections/contact-info.ts';
import { legal } from './sections/legal.ts';
import { footer } from './sections/footer.ts';
import { pageTexts } from './sections/page-texts.ts';
import { goodToKnow } from './sections/good-to-know.ts';
import { gettingHere } from './sections/getting-here.ts';
import { houseFacts } from './sections/house-facts.ts';
import { moon } from './sections/moon-section.ts';

/**
 * The registry of sections, a row for each key of `hotel_config` (specification 3, site
 * configuration; decision 0003). A section is a file of `schema/sections`, its name here, a view and
 * an editor; `npm run migration` writes the database's rules for its fields. Reading, keeping, saving,
 * comparing, translating, what is still to translate, which pictures are in use and what the doctor
 * looks at follow from it.
 */
export const SECTIONS = {
  hotelInfo,
  heroSection,
  place,
  luxuryExperience,
  aboutSection,
  gallery,
  aboutStory,
  contactInfo,
  legal,
  footer,
  pageTexts,
  goodToKnow,
  gettingHere,
  houseFacts,
  moon,
};

export type SectionKey = keyof typeof SECTIONS;
export type Sections = { [K in SectionKey]: v.InferOutput<(typeof SECTIONS)[K]['schema']> };

// The keys are literally those of the object above; Object.keys only loses their names.
export const SECTION_KEYS = Object.keys(SECTIONS) as SectionKey[];

/** What `make` gives for each section, by key. */
export function bySection<T extends Record<SectionKey, unknown>>(
  make: <K extends SectionKey>(key: K) => T[K],
): T {
  // One entry for each key, from the list of all keys.
  return Object.fromEntries(SECTION_KEYS.map((key) => [key, make(key)])) as T;
}
