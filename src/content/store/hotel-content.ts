import * as v from 'valibot';
import { getOwn } from '../../basics/rules/own.ts';
import { hotelImageSchema, type HotelImage } from '../schema/image.ts';
import { BLOCKS_MAX } from '../../basics/rules/limits.ts';
import { repairBlocks } from '../schema/block.ts';
import { blankPage, pageSchema, type Page } from '../schema/page.ts';
import {
  chargeSchema,
  discountSchema,
  extraSchema,
  periodSchema,
  priceSpanSchema,
  type Prices,
} from '../schema/price-rules.ts';
import { blankRoom, roomSchema, type Room } from '../schema/room.ts';
import {
  bySection,
  SECTION_KEYS,
  SECTIONS,
  type SectionKey,
  type Sections,
} from '../schema/sections.ts';
import { testimonialSchema, blankTestimonial, type Testimonial } from '../schema/testimonial.ts';
import { parseWithFallback, type FieldsSchema } from '../../basics/rules/text-schema.ts';

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
  /** Pages of the house's own, and the order of the home page and About where staff have changed it. */
  pages: Page[];
  /** Prices by date, for long stays, and what may be added; nothing of it where a night has one price. */
  prices: Prices;
  /** On a page in another language than the first: texts of it that have no translation. */
  untranslated?: string[] | undefined;
  /** There too: what the server gave, for the content cache. */
  source?: { content: HotelContent; translations: Readonly<Record<string, string>> } | undefined;
};

/**
 * A section that an answer of the server's counts as stored and yet does not bring. It must not be
 * taken for one that nobody has written: the sample hotel's words would be shown on a live site.
 */
export function leftOut(answer: unknown): SectionKey | undefined {
  const sections = getOwn(answer, 'sections');
  const versions = getOwn(answer, 'sectionVersions');
  return SECTION_KEYS.find((key) => getOwn(versions, key) && getOwn(sections, key) === undefined);
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
  const hasWritten = SECTION_KEYS.some((key) => getOwn(versions, key));
  return {
    version: normaliseVersion(getOwn(input, 'version')),
    sections: bySection((key) => {
      const unwritten = hasWritten ? TABLE[key].unwritten : undefined;
      return parseSection(key, getOwn(sections, key), unwritten ?? fallback.sections[key]);
    }),
    sectionVersions: bySection((key) => normaliseVersion(getOwn(versions, key))),
    rooms: normaliseItems(getOwn(input, 'rooms'), fallback.rooms, repairRoom),
    testimonials: normaliseItems(
      getOwn(input, 'testimonials'),
      fallback.testimonials,
      repairTestimonial,
    ),
    images: normaliseItems(getOwn(input, 'images'), fallback.images, repairImage),
    pages: normaliseItems(getOwn(input, 'pages'), fallback.pages, repairPage),
    prices: normalisePrices(getOwn(input, 'prices'), fallback.prices),
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

function normalisePrices(input: unknown, fallback: Prices): Prices {
  const whole =
    <T>(schema: v.GenericSchema<unknown, T>) =>
    (item: unknown): T | undefined => {
      const parsed = v.safeParse(schema, item);
      return parsed.success ? parsed.output : undefined;
    };
  return {
    periods: normaliseItems(getOwn(input, 'periods'), fallback.periods, whole(periodSchema)),
    spans: normaliseItems(getOwn(input, 'spans'), fallback.spans, whole(priceSpanSchema)),
    discounts: normaliseItems(
      getOwn(input, 'discounts'),
      fallback.discounts,
      whole(discountSchema),
    ),
    extras: normaliseItems(getOwn(input, 'extras'), fallback.extras, whole(extraSchema)),
    charges: normaliseItems(getOwn(input, 'charges'), fallback.charges, whole(chargeSchema)),
    codes: getOwn(input, 'codes') === true,
  };
}

const UNTITLED_PAGE: Page = {
  id: '',
  ...blankPage(),
  formerSlugs: [],
  position: 0,
  updatedAt: '',
};

function repairPage(input: unknown): Page | undefined {
  const page = parseWithFallback<Page>(pageSchema, input, UNTITLED_PAGE);
  const blocks = repairBlocks(getOwn(input, 'blocks')).slice(0, BLOCKS_MAX);
  return page.id && page.title && page.slug ? { ...page, blocks } : undefined;
}

function repairImage(input: unknown): HotelImage | undefined {
  const parsed = v.safeParse(hotelImageSchema, input);
  return parsed.success ? parsed.output : undefined;
}

/** Each under its own key, so that a key says which type its schema has. */
const TABLE: {
  [K in SectionKey]: { schema: FieldsSchema<Sections[K]>; unwritten?: Sections[K] | undefined };
} = SECTIONS;

/** One section from any value: each field that fits is taken, each that does not is `fallback`'s. */
export function parseSection<K extends SectionKey>(
  key: K,
  input: unknown,
  fallback: Sections[K],
): Sections[K] {
  return parseWithFallback(TABLE[key].schema, input, fallback);
}

function normaliseVersion(version: unknown): string {
  return typeof version === 'string' && version.length <= 40 ? version : '';
}
