import type * as v from 'valibot';
import { aboutSectionSchema, gallerySchema, aboutStorySchema } from '../schema/about-sections.ts';
import { hotelInfoSchema } from '../schema/hotel-info.ts';
import { contactInfoSchema } from '../schema/contact-info.ts';
import { gettingHereSchema } from '../schema/getting-here.ts';
import { goodToKnowSchema } from '../schema/good-to-know.ts';
import { placeSchema } from '../schema/place-section.ts';
import { heroSectionSchema } from '../schema/hero-section.ts';
import { houseFactsSchema } from '../schema/house-facts.ts';
import { footerSchema } from '../schema/footer.ts';
import { pageTextsSchema } from '../schema/page-texts.ts';
import { legalSchema } from '../schema/legal.ts';
import { luxuryExperienceSchema } from '../schema/luxury-experience.ts';
import { moonSchema } from '../schema/moon-section.ts';
import type { ImageCategory } from '../schema/image.ts';
import type { RouteName } from '../../basics/rules/routes.ts';

/**
 * Where texts for translating stand in something, by the names of its fields: `title`, a list's
 * `amenities`, or `services.title` for that field of each of a list. Addresses of mail and of pages,
 * numbers, pictures and the names of people are none.
 */
export type TextPath<T> = {
  [F in keyof T & string]: T[F] extends string | readonly string[]
    ? F
    : T[F] extends readonly (infer One)[]
      ? `${F}.${keyof One & string}`
      : never;
}[keyof T & string];

type Section<S extends v.GenericSchema> = {
  schema: S;
  /** Its texts, for translating (decision 0030). */
  texts: readonly TextPath<v.InferOutput<S>>[];
  /** Those of them that may stay what they are in every language. */
  optionalTexts?: readonly TextPath<v.InferOutput<S>>[];
  /** Pictures in numbered slots of this category stand before those that it names. */
  slots?: ImageCategory;
  /** The page of the admin area with its editor. */
  editor: RouteName;
  /**
   * What it is for a hotel that has written others and never this one, as after an upgrade: nothing of
   * the sample's.
   */
  unwritten?: v.InferOutput<S>;
};

/** Says of what type the texts are; nothing else. */
function section<S extends v.GenericSchema>(described: Section<S>): Section<S> {
  return described;
}

/**
 * The registry of sections, a row for each key of `hotel_config` (specification 3, site
 * configuration; decision 0003). A section is its schema in its subject, a row here, its default
 * words in defaults.ts, its fields in `private.section_fields`, a view and an editor. Reading,
 * keeping, saving, comparing, translating, what is still to translate, which pictures are in use and
 * what the doctor looks at follow from this table.
 */
export const SECTIONS = {
  hotelInfo: section({
    schema: hotelInfoSchema,
    texts: ['name'],
    optionalTexts: ['name'],
    editor: 'adminSiteConfig',
  }),
  heroSection: section({
    schema: heroSectionSchema,
    texts: ['title', 'subtitle'],
    slots: 'hero',
    editor: 'adminHero',
  }),
  place: section({
    schema: placeSchema,
    texts: ['sentence'],
    editor: 'adminContact',
    unwritten: { sentence: '', image: '' },
  }),
  luxuryExperience: section({
    schema: luxuryExperienceSchema,
    texts: ['title', 'description'],
    slots: 'luxury',
    editor: 'adminLuxury',
  }),
  aboutSection: section({
    schema: aboutSectionSchema,
    texts: ['title', 'description'],
    slots: 'about',
    editor: 'adminAbout',
  }),
  gallery: section({ schema: gallerySchema, texts: [], editor: 'adminAbout' }),
  aboutStory: section({
    schema: aboutStorySchema,
    texts: ['daysTitle', 'days', 'services.title', 'services.text', 'onwardTitle'],
    editor: 'adminAbout',
  }),
  contactInfo: section({
    schema: contactInfoSchema,
    texts: ['location', 'openingHours'],
    // An address finds its house as it is written.
    optionalTexts: ['location'],
    editor: 'adminContact',
  }),
  legal: section({ schema: legalSchema, texts: ['privacy', 'terms'], editor: 'adminSiteConfig' }),
  footer: section({
    schema: footerSchema,
    texts: ['blurb', 'newsletterTitle', 'newsletterText'],
    editor: 'adminSiteConfig',
  }),
  pageTexts: section({
    schema: pageTextsSchema,
    texts: ['roomsLead', 'roomsIntro', 'contactIntro', 'notFound'],
    editor: 'adminSiteConfig',
  }),
  goodToKnow: section({
    schema: goodToKnowSchema,
    texts: ['items.label', 'items.text'],
    editor: 'adminContact',
  }),
  gettingHere: section({
    schema: gettingHereSchema,
    texts: ['distances.place', 'distances.way'],
    editor: 'adminContact',
  }),
  houseFacts: section({
    schema: houseFactsSchema,
    texts: ['amenities.name'],
    editor: 'adminContact',
  }),
  moon: section({
    schema: moonSchema,
    texts: ['rising', 'full', 'dark'],
    optionalTexts: ['rising', 'full', 'dark'],
    editor: 'adminContact',
    unwritten: { over: 'off', rising: '', full: '', dark: '' },
  }),
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
