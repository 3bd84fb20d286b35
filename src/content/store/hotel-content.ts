import * as v from 'valibot';
import { getOwn } from '../../basics/rules/get-own.ts';
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
  /**
   * The server's versions of the parts of exactly this content, in one text that only the server reads;
   * '' if the server did not give this content.
   */
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
export function missingSection(answer: unknown): SectionKey | undefined {
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
  const reading = readContent(input, fallback);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/**
 * Does the work of `normaliseContent` and pauses after each part, so that the caller may do something else.
 * @param known the content that `input` holds the changed parts of: other parts stay the same objects
 */
export function* readContent(
  input: unknown,
  fallback: HotelContent,
  known?: HotelContent,
): Generator<undefined, HotelContent> {
  const sections = getOwn(input, 'sections');
  const versions = getOwn(input, 'sectionVersions');
  const { sections: were, ...lists } = known ?? fallback;
  const list = <K extends 'rooms' | 'testimonials' | 'images' | 'pages'>(
    key: K,
    repair: (item: unknown) => HotelContent[K][number] | undefined,
  ) => normaliseItems<HotelContent[K][number]>(getOwn(input, key), lists[key], repair);
  const hasWritten = SECTION_KEYS.some((key) => getOwn(versions, key));
  const content: HotelContent = {
    version: versionOf(input),
    sections: { ...were },
    sectionVersions: bySection(
      (key) => normaliseVersion(getOwn(versions, key)) || (known?.sectionVersions[key] ?? ''),
    ),
    rooms: list('rooms', repairRoom),
    testimonials: list('testimonials', repairTestimonial),
    images: list('images', whole(hotelImageSchema)),
    pages: lists.pages,
    prices: lists.prices,
  };
  yield;
  content.pages = list('pages', repairPage);
  yield;
  content.prices = normalisePrices(getOwn(input, 'prices'), lists.prices);
  for (const key of SECTION_KEYS) {
    const section = getOwn(sections, key);
    if (known && section === undefined) continue;
    yield;
    const unwritten = hasWritten ? TABLE[key].unwritten : undefined;
    Object.assign(content.sections, {
      [key]: parseSection(key, section, unwritten ?? fallback.sections[key]),
    });
  }
  return content;
}

/** The longest version that `site_content()` reads. */
const VERSION_MAX = 4000;

/** The version of the content in an answer; '' if it has none. A database of 1.0.0 has no versions of parts. */
export function versionOf(answer: unknown): string {
  const version = getOwn(answer, 'versions') ?? getOwn(answer, 'version');
  return normaliseVersion(version, VERSION_MAX);
}

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

/** Mends field by field what a `blank` says of missing ones; nothing without what it is known by. */
function mended<T extends object>(schema: FieldsSchema<T>, blank: T, ...knownBy: (keyof T)[]) {
  return (input: unknown): T | undefined => {
    const item = parseWithFallback(schema, input, blank);
    return knownBy.every((field) => item[field]) ? item : undefined;
  };
}

/** Takes what fits as it is, and nothing else. */
function whole<T>(schema: v.GenericSchema<unknown, T>) {
  return (input: unknown): T | undefined => {
    const parsed = v.safeParse(schema, input);
    return parsed.success ? parsed.output : undefined;
  };
}

const UNSTORED = { id: '', position: 0, updatedAt: '' };
const UNNAMED_ROOM: Room = { ...UNSTORED, ...blankRoom(), images: [] };
const UNTITLED_PAGE: Page = { ...UNSTORED, ...blankPage(), formerSlugs: [] };
const UNSIGNED = { ...UNSTORED, ...blankTestimonial(), sample: false, sortOrder: 0 };

const repairRoom = mended(roomSchema, UNNAMED_ROOM, 'id', 'name');
const repairTestimonial = mended(testimonialSchema, UNSIGNED, 'id', 'text', 'author');
const repairTitled = mended<Page>(pageSchema, UNTITLED_PAGE, 'id', 'title', 'slug');

function repairPage(input: unknown): Page | undefined {
  const blocks = repairBlocks(getOwn(input, 'blocks')).slice(0, BLOCKS_MAX);
  const page = repairTitled(input);
  return page && { ...page, blocks };
}

function normalisePrices(input: unknown, fallback: Prices): Prices {
  const codes = getOwn(input, 'codes');
  const list = <K extends Exclude<keyof Prices, 'codes'>>(
    key: K,
    schema: v.GenericSchema<unknown, Prices[K][number]>,
  ) => normaliseItems<Prices[K][number]>(getOwn(input, key), fallback[key], whole(schema));
  return {
    periods: list('periods', periodSchema),
    spans: list('spans', priceSpanSchema),
    discounts: list('discounts', discountSchema),
    extras: list('extras', extraSchema),
    charges: list('charges', chargeSchema),
    codes: typeof codes === 'boolean' ? codes : fallback.codes,
  };
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

function normaliseVersion(version: unknown, longest = 40): string {
  return typeof version === 'string' && version.length <= longest ? version : '';
}
