import type { HotelContent } from '@/content/store/hotel-content';
import { correctedPath } from '@/website/custom-pages/corrected-path';
import { isKnownPath, PATH, withoutSlash } from '@/basics/rules/paths';

/** Id of the element that holds what a page was prerendered with. */
export const PRERENDERED_ID = 'prerendered';
/** Stands for every address that has no page. */
export const ANY_UNKNOWN_PATH = '*';

/** What a page was prerendered with, at build time. */
export type Prerendered = {
  path: string;
  /**
   * Address of the module that holds the content: one for all pages of a language, fetched with the
   * app, so that a document is no longer than what one sees of it (decision 0040).
   */
  content: string;
  /** Modules of the late parts that the page was rendered with: `latePart`. */
  parts: readonly string[];
  /** Milliseconds since 1970 when the content was read. */
  savedAt: number;
};

/** What the document at hand was rendered with; undefined in an empty one. */
export function readPrerendered(): Prerendered | undefined {
  const text = document.getElementById(PRERENDERED_ID)?.textContent;
  // Written by our own build in exactly this form.
  return text ? (JSON.parse(text) as Prerendered) : undefined;
}

/**
 * The very content that a page was rendered with.
 * @throws where its file cannot be had
 */
export async function loadContentOf({ content }: Prerendered): Promise<HotelContent> {
  // Written by our own build in exactly this form.
  const file = (await import(/* @vite-ignore */ content)) as { default: HotelContent };
  return file.default;
}

/** The text for that element; nothing in it can end a script element or look like markup. */
export function writePrerendered(prerendered: Prerendered): string {
  return JSON.stringify(prerendered).replace(/</g, '\\u003c');
}

/**
 * Whether a document rendered for `path` shows the page at `pathname`. A host may answer an
 * address with another page's document: then there is nothing to hydrate.
 */
export function isRenderedFor(path: string, { pathname, search }: Address): boolean {
  // The login page shows another form when its address says so.
  if (path === PATH.login && search !== '') return false;
  if (path === ANY_UNKNOWN_PATH) return !isKnownPath(pathname);
  return path === withoutSlash(pathname);
}

/**
 * True if the content has a page, or leads to one, at an address that the host answered with the page
 * for what is missing.
 */
export function isFalseNotFound(
  { path }: Prerendered,
  pathname: string,
  content: Pick<HotelContent, 'pages' | 'rooms'>,
): boolean {
  if (path !== ANY_UNKNOWN_PATH) return false;
  const slug = withoutSlash(pathname).slice(1);
  const isOwn = content.pages.some((page) => page.slug === slug || page.formerSlugs.includes(slug));
  return isOwn || correctedPath(pathname, content) !== undefined;
}

type Address = Pick<Location, 'pathname' | 'search'>;
