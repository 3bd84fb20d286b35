import * as v from 'valibot';
import { HEX_PATTERN, normaliseHex } from '../branding/colour.ts';
import { emailSchema } from '../rules/email.ts';
import { pictureReference } from '../pictures/image.ts';
import {
  ABOUT_IMAGE_SLOTS,
  DESCRIPTION_MAX,
  LEGAL_MAX,
  LUXURY_IMAGE_POSITIONS,
  NAME_MAX,
  PHONE_MAX,
  SHORT_TEXT_MAX,
  SUBTITLE_MAX,
  TITLE_MAX,
  URL_MAX,
} from '../rules/limits.ts';
import { requiredText, text } from '../rules/text-schema.ts';
import { VALIDATION } from '../rules/validation-texts.ts';
import { toWebAddress } from '../rules/web-address.ts';

const colour = v.pipe(
  v.string(),
  v.transform((input) => normaliseHex(input) ?? input),
  v.regex(HEX_PATTERN, VALIDATION.colourInvalid),
);

/** An address of another site; empty means: do not show the icon (decision 13). */
const socialUrl = v.pipe(
  v.string(),
  v.transform(toWebAddress),
  v.maxLength(URL_MAX, VALIDATION.tooLong(URL_MAX)),
  v.regex(/^(https:\/\/[^\s"'<>\\]+)?$/, VALIDATION.urlInvalid),
);

export const hotelInfoSchema = v.object({
  name: requiredText(NAME_MAX),
  logo: pictureReference,
  primaryColor: colour,
  secondaryColor: colour,
});
export type HotelInfo = v.InferOutput<typeof hotelInfoSchema>;

export const heroSectionSchema = v.object({
  title: requiredText(TITLE_MAX),
  subtitle: text(SUBTITLE_MAX),
  image: pictureReference,
});
export type HeroSection = v.InferOutput<typeof heroSectionSchema>;

export const luxuryExperienceSchema = v.object({
  title: requiredText(TITLE_MAX),
  description: requiredText(DESCRIPTION_MAX),
  images: v.pipe(v.array(pictureReference), v.maxLength(LUXURY_IMAGE_POSITIONS.length)),
});
export type LuxuryExperience = v.InferOutput<typeof luxuryExperienceSchema>;

export const aboutSectionSchema = v.object({
  title: requiredText(TITLE_MAX),
  description: requiredText(DESCRIPTION_MAX),
  images: v.pipe(v.array(pictureReference), v.maxLength(ABOUT_IMAGE_SLOTS)),
});
export type AboutSection = v.InferOutput<typeof aboutSectionSchema>;

export const contactInfoSchema = v.object({
  location: requiredText(SHORT_TEXT_MAX),
  phone: requiredText(PHONE_MAX),
  email: emailSchema,
  openingHours: requiredText(SHORT_TEXT_MAX),
  instagram: socialUrl,
  facebook: socialUrl,
  youtube: socialUrl,
});
export type ContactInfo = v.InferOutput<typeof contactInfoSchema>;

/** Paragraphs parted by an empty line; a line that begins with `# ` is a heading. May be empty. */
export const legalSchema = v.object({
  privacy: text(LEGAL_MAX),
  terms: text(LEGAL_MAX),
});
export type Legal = v.InferOutput<typeof legalSchema>;

/** One schema for each key of `hotel_config` (specification 3, site configuration; decision 3). */
export const SECTION_SCHEMAS = {
  hotelInfo: hotelInfoSchema,
  heroSection: heroSectionSchema,
  luxuryExperience: luxuryExperienceSchema,
  aboutSection: aboutSectionSchema,
  contactInfo: contactInfoSchema,
  legal: legalSchema,
} as const;

export type SectionKey = keyof typeof SECTION_SCHEMAS;
export type Sections = { [K in SectionKey]: v.InferOutput<(typeof SECTION_SCHEMAS)[K]> };

// The keys are literally those of the object above; Object.keys only loses their names.
export const SECTION_KEYS = Object.keys(SECTION_SCHEMAS) as SectionKey[];
