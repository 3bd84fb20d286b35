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
 * All sections, by key of the table `hotel_config` (decision 0003). To add one: a file in
 * `schema/sections`, a line here, a view and an editor; `npm run migration` generates the
 * database's rules. Reading, caching, saving and translating then include it.
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

// The cast restores the key names, which `Object.keys` types as strings.
export const SECTION_KEYS = Object.keys(SECTIONS) as SectionKey[];

export function bySection<T extends Record<SectionKey, unknown>>(
  make: <K extends SectionKey>(key: K) => T[K],
): T {
  return Object.fromEntries(SECTION_KEYS.map((key) => [key, make(key)])) as T;
}
