import * as v from 'valibot';
import { BLOCK_TEXTS, blockSchema, OPTIONAL_BLOCK_TEXTS } from './block.ts';
import { pictureReference } from './image.ts';
import * as limits from '../../basics/rules/limits.ts';
import {
  dayOrNone,
  listOf,
  orderedRow,
  requiredText,
  text,
} from '../../basics/rules/text-schema.ts';
import { PAGES_WITH_PARTS } from './built-in-parts.ts';

export const pageFields = {
  title: requiredText(limits.TITLE_MAX),
  slug: v.pipe(v.string(), v.trim()),
  description: text(limits.SUBTITLE_MAX),
  /** The preview picture on shared links; '' for the first picture of the blocks. */
  image: pictureReference,
  /** The page's subject for search engines. */
  about: v.picklist(['page', 'restaurant', 'event', 'article']),
  place: v.picklist(['header', 'footer', 'nowhere']),
  status: v.picklist(['draft', 'published']),
  /** First and last day on which visitors find the page, in hotel time; '' for no limit. */
  showsFrom: dayOrNone,
  showsUntil: dayOrNone,
  blocks: listOf(blockSchema, limits.BLOCKS_MAX),
};

/** A custom page; or, with the slug `home` or `about`, the order of that page's parts. */
export const pageSchema = v.object({
  ...orderedRow,
  ...pageFields,
  /** The page's previous addresses, which redirect to the current one. */
  formerSlugs: listOf(v.string(), limits.FORMER_SLUGS_MAX),
});
export type Page = v.InferOutput<typeof pageSchema>;

/** A page in its editor. The rules for saving are in page-draft.ts. */
export type PageDraft = v.InferOutput<v.ObjectSchema<typeof pageFields, undefined>>;

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

export function hasBuiltInParts(slug: string): slug is (typeof PAGES_WITH_PARTS)[number] {
  return PAGES_WITH_PARTS.some((name) => name === slug);
}
