import * as v from 'valibot';
import { BLOCK_TEXTS, blockSchema, OPTIONAL_BLOCK_TEXTS } from './block.ts';
import { pictureReference } from './image.ts';
import * as limits from '../../basics/rules/limits.ts';
import { dayOrNone, listOf, orderedRow, requiredText, text } from '../../basics/rules/text-schema.ts';
import { PAGES_WITH_PARTS } from './built-in-parts.ts';

/** What an editor writes of a page. */
export const pageFields = {
  title: requiredText(limits.TITLE_MAX),
  /** Its address, `/SLUG`. */
  slug: v.pipe(v.string(), v.trim()),
  /** For search engines and shared links. */
  description: text(limits.SUBTITLE_MAX),
  /** On shared links; without one the first picture of its blocks. */
  image: pictureReference,
  /** What it tells of, for search engines. */
  about: v.picklist(['page', 'restaurant', 'event', 'article']),
  place: v.picklist(['header', 'footer', 'nowhere']),
  status: v.picklist(['draft', 'published']),
  /** Days of the hotel's calendar between which visitors find it, both included; '' for no end. */
  showsFrom: dayOrNone,
  showsUntil: dayOrNone,
  blocks: listOf(blockSchema, limits.BLOCKS_MAX),
};

/** A page of the house's own, as stored and shown; or the order of the home page or About. */
export const pageSchema = v.object({
  ...orderedRow,
  ...pageFields,
  /** Addresses that it had before: they lead to it. */
  formerSlugs: listOf(v.string(), limits.FORMER_SLUGS_MAX),
});
export type Page = v.InferOutput<typeof pageSchema>;

/** A page as its editor has it; what may be saved of it says page-draft.ts. */
export type PageDraft = v.InferOutput<v.ObjectSchema<typeof pageFields, undefined>>;

/** Its texts, for translating (decision 0030), and those of them that may stay what they are. */
export const PAGE_TEXTS: readonly string[] = [
  'title',
  'description',
  ...BLOCK_TEXTS.map((path) => `blocks.${path}`),
];
export const OPTIONAL_PAGE_TEXTS = OPTIONAL_BLOCK_TEXTS.map((path) => `blocks.${path}`);

export function blankPage(): PageDraft {
  return {
    title: '',
    slug: '',
    description: '',
    image: '',
    about: 'page',
    place: 'nowhere',
    status: 'draft',
    showsFrom: '',
    showsUntil: '',
    blocks: [],
  };
}

/** Whether this names the home page or About, whose parts a row orders. */
export function hasBuiltInParts(slug: string): slug is (typeof PAGES_WITH_PARTS)[number] {
  return PAGES_WITH_PARTS.some((name) => name === slug);
}
