import type { HotelContent } from '@/content/store/hotel-content';
import { correctedPath } from '@/website/custom-pages/corrected-path';
import { isKnownPath, PATH, withoutSlash } from '@/basics/rules/paths';

export const PRERENDERED_ID = 'prerendered';
/** The `path` of the prerendered 404 page, which serves every unknown address. */
export const ANY_UNKNOWN_PATH = '*';

export type Prerendered = {
  path: string;
  /** The content's module: one for a language, so that documents stay short (decision 0040). */
  content: string;
  /** Modules of the lazy parts on the page (see `lazyPart`). */
  parts: readonly string[];
  /** When the content was read, in milliseconds since 1970. */
  savedAt: number;
};

export function readPrerendered(): Prerendered | undefined {
  const text = document.getElementById(PRERENDERED_ID)?.textContent;
  // The cast is safe, because our own build writes this element.
  return text ? (JSON.parse(text) as Prerendered) : undefined;
}

export async function loadContentOf({ content }: Prerendered): Promise<HotelContent> {
  const file = (await import(/* @vite-ignore */ content)) as { default: HotelContent };
  return file.default;
}

/** Returns JSON with escaped `<`, so that no text can end the script element. */
export function writePrerendered(prerendered: Prerendered): string {
  return JSON.stringify(prerendered).replace(/</g, '\\u003c');
}

/**
 * True if a document rendered for `path` shows the page at `pathname`. A host may answer with
 * another page's document, which must not be hydrated.
 */
export function isRenderedFor(path: string, { pathname, search }: Address): boolean {
  // A login page with a query may show another form than the prerendered one.
  if (path === PATH.login && search !== '') return false;
  if (path === ANY_UNKNOWN_PATH) return !isKnownPath(pathname);
  return path === withoutSlash(pathname);
}

/** True if the host sent the 404 page although the content has a page or redirect here. */
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
