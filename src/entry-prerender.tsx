import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { documentWords } from '@/words/visitors';
import { IS_FIRST_LANGUAGE, THIS_LANGUAGE } from '@/words/this-build';
import { App } from '@/app/App';
import { ADMIN_PAGE, loadPublicPages } from '@/app/pages';
import { ANY_UNKNOWN_PATH, writePrerendered } from '@/app/prerendered';
import { createQueryClient } from '@/app/query-client';
import { brandVariables } from '@/hotel/branding/colour';
import { siteIcon } from '@/hotel/head/site/site-icon';
import { besidePrice } from '@/hotel/good-to-know/good-to-know-items';
import type { SiteIcon } from '@/hotel/head/site/site-icon';
import type { HotelContent, PageContent } from '@/hotel/content/content';
import { translated } from '@/hotel/content/translated';
import type { Translations } from '@/hotel/content/translated';
import { baseOf, ownPath } from '@/hotel/rules/language-paths';
import { staffBaseOf } from '@/hotel/rules/staff-paths';
import { isKnownPath, PATH } from '@/hotel/rules/paths';
import { seedContent } from '@/hotel/content/queries/content';
import { dataAt } from '@/hotel/head/site/structured-data';
import { structuredDataText } from '@/hotel/head/site/structured-data-text';

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
};

const ROOT = '<div id="root">';

/**
 * Renders one public address as a visitor without script sees it.
 * @param savedAt milliseconds since 1970 when the server gave the content
 * @param spoken in another language than the first: the version there, and translations
 */
export async function renderPage(
  path: string,
  allContent: HotelContent,
  savedAt: number,
  spoken?: { version: string; translations: Translations },
): Promise<RenderedPage> {
  await loadPublicPages();
  const carried = carriedBy(path, allContent);
  const content = IS_FIRST_LANGUAGE
    ? carried
    : translated({ ...carried, version: spoken?.version ?? '' }, spoken?.translations ?? {});
  // Search engines are told what the page itself need not carry.
  const { houseFacts, gettingHere } = allContent.sections;
  const data = dataAt(path, {
    ...content,
    sections: { ...content.sections, houseFacts, gettingHere },
  });
  const shownFor = isKnownPath(path) ? path : ANY_UNKNOWN_PATH;
  return {
    ...render(path, content, savedAt, baseOf(THIS_LANGUAGE)),
    structuredData: data && structuredDataText(data),
    data: writePrerendered({ path: shownFor, content, savedAt }),
  };
}

/** The login page as it stands while its script is on its way: who is there, fields to type in. */
export async function renderLogin(
  allContent: HotelContent,
  savedAt: number,
): Promise<RenderedPage> {
  await ADMIN_PAGE.load();
  const content = carriedBy(PATH.login, allContent);
  return {
    ...render(PATH.login, content, savedAt, staffBaseOf(THIS_LANGUAGE)),
    structuredData: undefined,
    data: writePrerendered({ path: PATH.login, content, savedAt }),
  };
}

/**
 * React writes what belongs in the document's head before the first element; that element is ours.
 * In attributes and texts it escapes `<`, so nothing before it can look like it.
 */
function render(path: string, content: PageContent, savedAt: number, base: string) {
  const client = createQueryClient();
  seedContent(client, content, savedAt);
  const text = renderToString(
    <div id="root">
      <StrictMode>
        <StaticRouter location={base + path} basename={base}>
          <App queryClient={client} />
        </StaticRouter>
      </StrictMode>
    </div>,
  );
  client.clear();
  const start = text.indexOf(ROOT);
  return { head: text.slice(0, start), html: text.slice(start) };
}

/** The content without what other pages show (decision 0041). */
function carriedBy(path: string, content: HotelContent): PageContent {
  const { sections, testimonials } = content;
  const { legal, luxuryExperience, aboutStory, gallery, goodToKnow, gettingHere, houseFacts } =
    sections;
  const { roomsLead, roomsIntro, contactIntro, notFound } = sections.pageTexts;
  const { items } = goodToKnow;
  const { privacy, terms } = legal;
  const isRoom = path.startsWith(`${PATH.rooms}/`);
  return {
    ...content,
    sections: {
      ...sections,
      legal: {
        privacy: path === PATH.privacy || !privacy ? privacy : undefined,
        terms: path === PATH.terms || !terms ? terms : undefined,
      },
      luxuryExperience: path === PATH.home ? luxuryExperience : undefined,
      aboutStory: path === PATH.about ? aboutStory : undefined,
      gallery: path === PATH.about ? gallery : undefined,
      pageTexts: {
        roomsLead: path === PATH.home ? roomsLead : undefined,
        roomsIntro: path === PATH.rooms ? roomsIntro : undefined,
        contactIntro: path === PATH.contact ? contactIntro : undefined,
        notFound: isKnownPath(path) ? undefined : notFound,
      },
      // An empty list says that there is none.
      goodToKnow: path === PATH.contact || items.length === 0 ? goodToKnow : undefined,
      gettingHere: path === PATH.contact ? gettingHere : undefined,
      // The data for search engines tell them.
      houseFacts: path === PATH.home ? houseFacts : undefined,
    },
    testimonials: path === PATH.home ? testimonials : undefined,
    besidePrice: isRoom ? besidePrice(items) : undefined,
  };
}

/** What the hotel has for an icon; undefined where the site's own icons stand. */
export function iconOf({ sections, images }: HotelContent): SiteIcon | undefined {
  return siteIcon(sections.hotelInfo, images);
}

/** What an empty document says until the app draws it, and where it cannot. */
export const waitingWords = { ...documentWords, roomsPath: ownPath(PATH.rooms) };

/** The brand colours as CSS declarations. */
export function brandStyle({ sections }: HotelContent): string {
  const { primaryColor, secondaryColor } = sections.hotelInfo;
  const variables = Object.entries(brandVariables(primaryColor, secondaryColor));
  return `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
