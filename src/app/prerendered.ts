import type { HotelContent } from '@/hotel/content/content';
import { isKnownPath, PATH, withoutSlash } from '@/hotel/rules/paths';

/** Id of the element that holds what a page was prerendered with. */
export const PRERENDERED_ID = 'prerendered';
/** Stands for every address that has no page. */
export const ANY_UNKNOWN_PATH = '*';

/** What a page was prerendered with, at build time. */
export type Prerendered = {
  path: string;
  content: HotelContent;
  /** Milliseconds since 1970 when the content was read. */
  savedAt: number;
};

/** What the document at hand was rendered with; undefined in an empty one. */
export function readPrerendered(): Prerendered | undefined {
  const text = document.getElementById(PRERENDERED_ID)?.textContent;
  // Written by our own build in exactly this form.
  return text ? (JSON.parse(text) as Prerendered) : undefined;
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

type Address = Pick<Location, 'pathname' | 'search'>;
