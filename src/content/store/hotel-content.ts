import * as v from 'valibot';
import { getOwn } from '../../basics/rules/get-own.ts';
import { hotelImageSchema, type HotelImage } from '../schema/image.ts';
import { BLOCKS_MAX } from '../../basics/rules/limits.ts';
import { repairBlocks } from '../schema/block.ts';
import { blankPage, pageSchema, type Page } from '../schema/page.ts';
import {
  bandSchema,
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

/** Everything that visitors can read: the answer of `site_content()`. */
export type HotelContent = {
  /**
   * The versions of this content's parts, which only the server reads. '' if the content is not
   * exactly an answer of the server.
   */
  version: string;
  sections: Sections;
  /** The `updated_at` of each section; '' if it was never saved. */
  sectionVersions: Record<SectionKey, string>;
  rooms: Room[];
  testimonials: Testimonial[];
  images: HotelImage[];
  /** Custom pages, and the order of parts on the home page and About. */
  pages: Page[];
  prices: Prices;
  /** Texts without a translation; only on pages in another than the first language. */
  untranslated?: string[] | undefined;
  /** Original content and translations; only on pages in another than the first language. */
  source?: { content: HotelContent; translations: Readonly<Record<string, string>> } | undefined;
};

/**
 * Returns a section that the answer names as saved but lacks. Treating it as never saved would show
 * the sample hotel on a live site.
 */
export function missingSection(answer: unknown): SectionKey | undefined {
  const sections = getOwn(answer, 'sections');
  const versions = getOwn(answer, 'sectionVersions');
  return SECTION_KEYS.find((key) => getOwn(versions, key) && getOwn(sections, key) === undefined);
}

/** Largest number of items, more than any hotel has: protects against a broken answer. */
const ITEMS_MAX = 5000;

/** Repairs content: invalid fields come from `fallback`; items without id or name are dropped. */
export function normaliseContent(input: unknown, fallback: HotelContent): HotelContent {
  const reading = readContent(input, fallback);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/**
 * Like `normaliseContent`, but yields after each part, so that the page can respond.
 * @param known previous content, to which `input` holds changes; unchanged parts keep their
 * identity
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

/** The longest version text that `site_content()` accepts. */
const VERSION_MAX = 4000;

/** Returns the version of an answer; a 1.0.0 database has `version` instead of `versions`. */
export function versionOf(answer: unknown): string {
  const version = getOwn(answer, 'versions') ?? getOwn(answer, 'version');
  return normaliseVersion(version, VERSION_MAX);
}

/** Repairs the items of a list; drops those that cannot be repaired and repeated ids. */
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

/** Repairs an item field by field; drops the item if one of the fields `knownBy` is empty. */
function mended<T extends object>(schema: FieldsSchema<T>, blank: T, ...knownBy: (keyof T)[]) {
  return (input: unknown): T | undefined => {
    const item = parseWithFallback(schema, input, blank);
    return knownBy.every((field) => item[field]) ? item : undefined;
  };
}

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
    bands: list('bands', bandSchema),
    charges: list('charges', chargeSchema),
    codes: typeof codes === 'boolean' ? codes : fallback.codes,
  };
}

/** Typed by key, so that TypeScript links each key to its schema. */
const TABLE: {
  [K in SectionKey]: { schema: FieldsSchema<Sections[K]>; unwritten?: Sections[K] | undefined };
} = SECTIONS;

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
