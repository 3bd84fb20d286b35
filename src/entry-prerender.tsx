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

export type RenderedPage = {
  /** The element with id `root` and the rendered page inside. */
  html: string;
  /** Everything React writes into the document's head: title, description, preloads. */
  head: string;
  /** JSON-LD, escaped for a script element; undefined if the page has none. */
  structuredData: string | undefined;
  /** The data that the app hydrates from, escaped for a script element. */
  data: string;
  /** Modules of the lazy parts on the page, as paths below `src`. */
  parts: string[];
};

const ROOT = '<div id="root">';

/**
 * The content as visitors see it in this build's language.
 * @param spoken translations and content version, for any language but the first
 */
export function contentHere(
  stored: HotelContent,
  spoken?: { version: string; translations: Translations },
): HotelContent {
  const published = withoutOverridden(stored);
  if (IS_FIRST_LANGUAGE) return published;
  return translated({ ...published, version: spoken?.version ?? '' }, spoken?.translations ?? {});
}

export type Published = {
  content: HotelContent;
  /** Address of the module that holds the content. */
  address: string;
  /** When the server returned the content, in milliseconds since 1970. */
  savedAt: number;
};

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

/** Renders the login page with empty fields, as people see it before its script has loaded. */
export async function renderLogin(from: Published): Promise<RenderedPage> {
  await ADMIN_PAGE.load();
  const page = render(PATH.login, from, staffBaseOf(THIS_LANGUAGE));
  return { ...page, structuredData: undefined, data: pointerTo(from, PATH.login, page.parts) };
}

function pointerTo({ address, savedAt }: Published, path: string, parts: string[]): string {
  return writePrerendered({ path, content: address, parts, savedAt });
}

/** React's marker for a `Suspense` without loaded code, which the app could not hydrate. */
const NOT_RENDERED = '<!--$!-->';

/**
 * Renders a page. `ROOT` separates the tags of the document's head from the page; it occurs only
 * once, because React escapes `<` in texts.
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

export function iconOf({ sections, images }: HotelContent): SiteIcon | undefined {
  return siteIcon(sections.hotelInfo, images);
}

/** Texts shown in an empty document until the app renders. */
export const waitingWords = { ...documentWords, roomsPath: pathInThisLanguage(PATH.rooms) };

export function brandStyle({ sections }: HotelContent): string {
  const { primaryColor, secondaryColor } = sections.hotelInfo;
  const variables = Object.entries(brandVariables(primaryColor, secondaryColor));
  return `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
