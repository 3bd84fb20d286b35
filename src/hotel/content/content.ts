import * as v from 'valibot';
import { getOwn } from '../rules/own.ts';
import { imageAt } from '../pictures/image-place.ts';
import { hotelImageSchema } from '../pictures/image.ts';
import type { HotelImage, ImageCategory } from '../pictures/image.ts';
import { blankRoom, roomSchema } from '../rooms/room.ts';
import type { Room } from '../rooms/room.ts';
import { SECTION_KEYS, SECTION_SCHEMAS } from './sections.ts';
import type { StayFact } from '../good-to-know/good-to-know.ts';
import type { PageTexts } from '../layout/page-texts.ts';
import type { Legal } from '../legal/legal.ts';
import type { SectionKey, Sections } from './sections.ts';
import { blankTestimonial, testimonialSchema } from '../testimonials/testimonial.ts';
import type { Testimonial } from '../testimonials/testimonial.ts';
import { parseWithFallback } from '../rules/text-schema.ts';
import type { FieldsSchema } from '../rules/text-schema.ts';

/** Everything a visitor reads: what `site_content()` answers (DECISIONS 4). */
export type HotelContent = {
  /** Of exactly this content, as the server counts it; '' for what the server did not give so. */
  version: string;
  sections: Sections;
  /** `updated_at` of each section as the server wrote it; '' for a default that was never stored. */
  sectionVersions: Record<SectionKey, string>;
  rooms: Room[];
  testimonials: Testimonial[];
  images: HotelImage[];
  /** On a page in another language than the first: texts of it that have no translation. */
  untranslated?: string[] | undefined;
  /** There too: what the server gave, for the content cache. */
  source?: { content: HotelContent; translations: Readonly<Record<string, string>> } | undefined;
};

/**
 * The content that a page is drawn from. What only few pages show is carried by a prerendered page
 * only where it shows it, because every visit would pay for it (decision 0041): undefined is what
 * another page has, '' or an empty list what the hotel has not written.
 */
export type PageContent = Omit<HotelContent, 'sections' | 'testimonials'> & {
  sections: PageSections;
  testimonials?: Testimonial[] | undefined;
  /** In place of all that is good to know: what a room's page shows before anything was asked. */
  besidePrice?: StayFact[] | undefined;
};
export type PageSections = CarriedSections & {
  legal: Partial<Legal>;
  pageTexts: Partial<PageTexts>;
} & { [K in SectionOfFew]?: Sections[K] | undefined };
type SectionOfFew = Exclude<SectionKey, keyof CarriedSections | 'legal' | 'pageTexts'>;
export type CarriedSections = Pick<Sections, (typeof ON_EVERY_PAGE)[number]>;

/** What each page carries; all else is `rest`, in SQL, too (`site_content`). */
export const ON_EVERY_PAGE = [
  'hotelInfo',
  'heroSection',
  'aboutSection',
  'contactInfo',
  'footer',
] as const satisfies SectionKey[];

/** Whether nothing of the content lies elsewhere. */
export function isWhole(content: PageContent): content is HotelContent {
  const parts = SECTION_KEYS.flatMap((key) =>
    Object.keys(SCHEMAS[key].entries).map((field) => getOwn(content.sections[key], field)),
  );
  return ![content.testimonials, ...parts].includes(undefined);
}

/**
 * A section that the server has stored and yet did not bring with the rest. It must not be taken for
 * one that nobody has written: the sample hotel's words would stand on a live site.
 */
export function leftOutOfRest(page: PageContent, sections: unknown): SectionKey | undefined {
  return SECTION_KEYS.find(
    (key) =>
      !ON_EVERY_PAGE.some((carried) => carried === key) &&
      page.sectionVersions[key] !== '' &&
      getOwn(sections, key) === undefined,
  );
}

/** More than any hotel has; a guard against a broken answer. */
const ITEMS_MAX = 5000;

/**
 * Content from any value: each field that fits is taken, each that does not is `fallback`'s.
 * Items without a usable id or name are left out. Never throws, never touches prototypes.
 */
export function normaliseContent(input: unknown, fallback: HotelContent): HotelContent {
  const sections = getOwn(input, 'sections');
  const versions = getOwn(input, 'sectionVersions');
  const images = normaliseItems(getOwn(input, 'images'), fallback.images, repairImage);
  return {
    version: normaliseVersion(getOwn(input, 'version')),
    sections: withoutCovered(
      bySection((key) => parseSection(key, getOwn(sections, key), fallback.sections[key])),
      images,
    ),
    sectionVersions: bySection((key) => normaliseVersion(getOwn(versions, key))),
    rooms: normaliseItems(getOwn(input, 'rooms'), fallback.rooms, repairRoom),
    testimonials: normaliseItems(
      getOwn(input, 'testimonials'),
      fallback.testimonials,
      repairTestimonial,
    ),
    images,
  };
}

/**
 * The sections without the files of the site behind pictures in their slots. The editors put a picture
 * into the slot and leave what the section named: the sample's, which would still be published, told
 * to search engines, and shown where the hotel's own does not load.
 */
function withoutCovered(sections: Sections, images: readonly HotelImage[]): Sections {
  const { heroSection, luxuryExperience, aboutSection } = sections;
  const behind = (category: ImageCategory, position: number, name: string) =>
    name.startsWith('/') && imageAt(images, category, position) ? '' : name;
  const list = (category: ImageCategory, names: string[]) =>
    names.map((name, position) => behind(category, position, name));
  return {
    ...sections,
    heroSection: { ...heroSection, image: behind('hero', 0, heroSection.image) },
    luxuryExperience: { ...luxuryExperience, images: list('luxury', luxuryExperience.images) },
    aboutSection: { ...aboutSection, images: list('about', aboutSection.images) },
  };
}

/** What stands in for the missing fields of a stored room. */
const UNNAMED_ROOM: Room = { id: '', ...blankRoom(), images: [], position: 0, updatedAt: '' };

const UNSIGNED_TESTIMONIAL: Testimonial = {
  id: '',
  ...blankTestimonial(),
  sample: false,
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
  const room = parseWithFallback(roomSchema, input, UNNAMED_ROOM);
  return room.id && room.name ? room : undefined;
}

function repairTestimonial(input: unknown): Testimonial | undefined {
  const testimonial = parseWithFallback(testimonialSchema, input, UNSIGNED_TESTIMONIAL);
  return testimonial.id && testimonial.text && testimonial.author ? testimonial : undefined;
}

function repairImage(input: unknown): HotelImage | undefined {
  const parsed = v.safeParse(hotelImageSchema, input);
  return parsed.success ? parsed.output : undefined;
}

/** Each under its own key, so that a key says which type its schema has. */
const SCHEMAS: { [K in SectionKey]: FieldsSchema<Sections[K]> } = SECTION_SCHEMAS;

/** One section from any value: each field that fits is taken, each that does not is `fallback`'s. */
export function parseSection<K extends SectionKey>(
  key: K,
  input: unknown,
  fallback: Sections[K],
): Sections[K] {
  return parseWithFallback(SCHEMAS[key], input, fallback);
}

function normaliseVersion(version: unknown): string {
  return typeof version === 'string' && version.length <= 40 ? version : '';
}

/** What `make` gives for each section, by key. */
export function bySection<T extends Record<SectionKey, unknown>>(
  make: <K extends SectionKey>(key: K) => T[K],
): T {
  // One entry for each key, from the list of all keys.
  return Object.fromEntries(SECTION_KEYS.map((key) => [key, make(key)])) as T;
}
