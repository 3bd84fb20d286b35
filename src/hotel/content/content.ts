import * as v from 'valibot';
import { hotelImageSchema } from '../pictures/image.ts';
import type { HotelImage } from '../pictures/image.ts';
import { RATING_DEFAULT } from '../rules/limits.ts';
import { roomSchema } from '../rooms/room.ts';
import type { Room } from '../rooms/room.ts';
import { SECTION_KEYS, SECTION_SCHEMAS } from './sections.ts';
import type { Legal, SectionKey, Sections } from './sections.ts';
import { testimonialSchema } from '../testimonials/testimonial.ts';
import type { Testimonial } from '../testimonials/testimonial.ts';
import { lenient } from '../rules/text-schema.ts';

/** Everything a visitor reads: what `site_content()` answers (decision 4). */
export type HotelContent = {
  sections: Sections;
  /** `updated_at` of each section as the server wrote it; '' for a default that was never stored. */
  sectionVersions: Record<SectionKey, string>;
  rooms: Room[];
  testimonials: Testimonial[];
  images: HotelImage[];
};

/**
 * The content that a page is drawn from. A page made ahead carries a legal text only where it shows
 * it, because every visit would pay for it: undefined is a text that its own page has, '' one that
 * the hotel has not written.
 */
export type PageContent = Omit<HotelContent, 'sections'> & { sections: PageSections };
export type PageSections = Omit<Sections, 'legal'> & { legal: Partial<Legal> };

/** Whether nothing of the content lies elsewhere. */
export function isWhole(content: PageContent): content is HotelContent {
  const { privacy, terms } = content.sections.legal;
  return privacy !== undefined && terms !== undefined;
}

/** More than any hotel has; a guard against a broken answer. */
const ITEMS_MAX = 5000;

/**
 * Content from any value: each field that fits is taken, each that does not is `fallback`'s.
 * Items without a usable id or name are left out. Never throws, never touches prototypes.
 */
export function normaliseContent(input: unknown, fallback: HotelContent): HotelContent {
  return {
    sections: normaliseSections(own(input, 'sections'), fallback.sections),
    sectionVersions: normaliseVersions(own(input, 'sectionVersions')),
    rooms: normaliseItems(own(input, 'rooms'), fallback.rooms, repairRoom),
    testimonials: normaliseItems(
      own(input, 'testimonials'),
      fallback.testimonials,
      repairTestimonial,
    ),
    images: normaliseItems(own(input, 'images'), fallback.images, repairImage),
  };
}

/** What stands in for the missing fields of a stored room. */
const UNNAMED_ROOM: Room = {
  id: '',
  name: '',
  type: 'standard',
  price: 0,
  capacity: 2,
  size: 30,
  description: '',
  images: [],
  amenities: [],
  bestSeller: false,
  units: 1,
  position: 0,
  updatedAt: '',
};

const UNSIGNED_TESTIMONIAL: Testimonial = {
  id: '',
  text: '',
  author: '',
  position: '',
  rating: RATING_DEFAULT,
  sortOrder: 0,
  updatedAt: '',
};

/** Keeps the items that `repair` can mend and whose id is the first of its kind. */
function normaliseItems<T extends { id: string }>(
  input: unknown,
  fallback: T[],
  repair: (item: unknown) => T | undefined,
): T[] {
  if (!Array.isArray(input)) return fallback;
  const items = new Map<string, T>();
  for (const candidate of input.slice(0, ITEMS_MAX)) {
    const item = repair(candidate);
    if (item && !items.has(item.id)) items.set(item.id, item);
  }
  return [...items.values()];
}

function repairRoom(input: unknown): Room | undefined {
  const room = lenient(roomSchema, input, UNNAMED_ROOM);
  return room.id && room.name ? room : undefined;
}

function repairTestimonial(input: unknown): Testimonial | undefined {
  const testimonial = lenient(testimonialSchema, input, UNSIGNED_TESTIMONIAL);
  return testimonial.id && testimonial.text && testimonial.author ? testimonial : undefined;
}

function repairImage(input: unknown): HotelImage | undefined {
  const parsed = v.safeParse(hotelImageSchema, input);
  return parsed.success ? parsed.output : undefined;
}

function normaliseSections(input: unknown, fallback: Sections): Sections {
  return {
    hotelInfo: lenient(SECTION_SCHEMAS.hotelInfo, own(input, 'hotelInfo'), fallback.hotelInfo),
    heroSection: lenient(
      SECTION_SCHEMAS.heroSection,
      own(input, 'heroSection'),
      fallback.heroSection,
    ),
    luxuryExperience: lenient(
      SECTION_SCHEMAS.luxuryExperience,
      own(input, 'luxuryExperience'),
      fallback.luxuryExperience,
    ),
    aboutSection: lenient(
      SECTION_SCHEMAS.aboutSection,
      own(input, 'aboutSection'),
      fallback.aboutSection,
    ),
    contactInfo: lenient(
      SECTION_SCHEMAS.contactInfo,
      own(input, 'contactInfo'),
      fallback.contactInfo,
    ),
    legal: lenient(SECTION_SCHEMAS.legal, own(input, 'legal'), fallback.legal),
  };
}

function normaliseVersions(input: unknown): Record<SectionKey, string> {
  const entries = SECTION_KEYS.map((key) => {
    const version = own(input, key);
    return [key, typeof version === 'string' && version.length <= 40 ? version : ''] as const;
  });
  // One entry for each key, from the list of all keys.
  return Object.fromEntries(entries) as Record<SectionKey, string>;
}

/** An own property of whatever this is; undefined otherwise. */
export function own(input: unknown, key: string): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, key)) return undefined;
  return Reflect.get(input, key);
}
