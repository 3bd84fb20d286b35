import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from '@/ui/router';
import { documentWords } from '@/words/visitors';
import { IS_FIRST_LANGUAGE, THIS_LANGUAGE } from '@/words/this-language';
import { App } from '@/app/App';
import { ADMIN_PAGE, loadPublicPages } from '@/app/pages';
import { ANY_UNKNOWN_PATH, writePrerendered } from '@/app/prerendered';
import { brandVariables } from '@/basics/rules/colour';
import { siteIcon, type SiteIcon } from '@/website/head/site/site-icon';
import { RenderedLazyParts } from '@/kit/page-parts/site/lazy-part';
import type { HotelContent } from '@/content/store/hotel-content';
import { withoutOverridden } from '@/content/store/overridden-pictures';
import { translated, type Translations } from '@/content/store/texts';
import { baseOf, pathInThisLanguage } from '@/basics/rules/language-paths';
import { staffBaseOf } from '@/basics/rules/staff-paths';
import { isKnownPath, PATH } from '@/basics/rules/paths';
import { pageData } from '@/website/custom-pages/site/page-data';
import { pageAtSlug } from '@/website/custom-pages/shown-pages';
import { hotelToday } from '@/basics/time/dates';
import { ContentSource } from '@/content/store/queries/content';
import { dataAt, structuredDataText } from '@/website/head/site/structured-data';

/** One page as text, for the build to put into a document. */
export type RenderedPage = {
  /** The element that the app is drawn in, with the page in it. */
  html: string;
  /** What React puts into the document's head: title, description, preloads … */
  head: string;
  /** JSON-LD, safe inside a script element; undefined where the page has none. */
  structuredData: string | undefined;
  /** What the app hydrates from, safe inside a script element. */
  data: string;
  /** Modules of the late parts in it, below `src`. */
  parts: string[];
};

const ROOT = '<div id="root">';

/**
 * The content as visitors' pages in this language show it.
 * @param spoken in another language than the first: the version there, and translations
 */
export function contentHere(
  stored: HotelContent,
  spoken?: { version: string; translations: Translations },
): HotelContent {
  const published = withoutOverridden(stored);
  if (IS_FIRST_LANGUAGE) return published;
  return translated({ ...published, version: spoken?.version ?? '' }, spoken?.translations ?? {});
}

/** What all pages of a language are rendered from. */
export type Published = {
  content: HotelContent;
  /** Address of the file that holds it. */
  address: string;
  /** Milliseconds since 1970 when the server gave it. */
  savedAt: number;
};

/** Renders one public address as a visitor without script sees it. */
export async function renderPage(path: string, from: Published): Promise<RenderedPage> {
  await loadPublicPages();
  const own = pageAtSlug(from.content.pages, path.slice(1), hotelToday())?.page;
  const data = own ? pageData(own, from.content) : dataAt(path, from.content);
  const page = render(path, from, baseOf(THIS_LANGUAGE));
  return {
    ...page,
    structuredData: data && structuredDataText(data),
    data: pointerTo(from, isKnownPath(path) || own ? path : ANY_UNKNOWN_PATH, page.parts),
  };
}

/** The login page as it is while its script is on its way: who is there, fields to type in. */
export async function renderLogin(from: Published): Promise<RenderedPage> {
  await ADMIN_PAGE.load();
  const page = render(PATH.login, from, staffBaseOf(THIS_LANGUAGE));
  return { ...page, structuredData: undefined, data: pointerTo(from, PATH.login, page.parts) };
}

function pointerTo({ address, savedAt }: Published, path: string, parts: string[]): string {
  return writePrerendered({ path, content: address, parts, savedAt });
}

/** React writes this comment for a `Suspense` whose code was not loaded, which the app could not hydrate. */
const NOT_RENDERED = '<!--$!-->';

/**
 * React writes what belongs in the document's head before the first element; that element is ours.
 * In attributes and texts it escapes `<`, so nothing before it can look like it.
 * @throws if the page shows a part that `loadPublicPages` does not load
 */
function render(path: string, { content, savedAt }: Published, base: string) {
  const parts = new Set<string>();
  const text = renderToString(
    <RenderedLazyParts value={parts}>
      <div id="root">
        <StrictMode>
          <StaticRouter location={base + path} basename={base}>
            <App source={new ContentSource(content, savedAt)} />
          </StaticRouter>
        </StrictMode>
      </div>
    </RenderedLazyParts>,
  );
  if (text.includes(NOT_RENDERED))
    throw new Error(`${path} shows code that comes later: lazyPart.`);
  const start = text.indexOf(ROOT);
  return { head: text.slice(0, start), html: text.slice(start), parts: [...parts] };
}

/** What the hotel has for an icon; undefined where the site's own icons are. */
export function iconOf({ sections, images }: HotelContent): SiteIcon | undefined {
  return siteIcon(sections.hotelInfo, images);
}

/** What an empty document says until the app draws it, and where it cannot. */
export const waitingWords = { ...documentWords, roomsPath: pathInThisLanguage(PATH.rooms) };

/** The brand colours as CSS declarations. */
export function brandStyle({ sections }: HotelContent): string {
  const { primaryColor, secondaryColor } = sections.hotelInfo;
  const variables = Object.entries(brandVariables(primaryColor, secondaryColor));
  return `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
