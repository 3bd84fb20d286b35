import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { ADMIN_PAGE, loadPublicPages } from '@/app/pages';
import { ANY_UNKNOWN_PATH, writePrerendered } from '@/app/prerendered';
import { createQueryClient } from '@/app/query-client';
import { brandVariables } from '@/hotel/branding/colour';
import type { HotelContent } from '@/hotel/content/content';
import { isKnownPath, PATH } from '@/hotel/rules/paths';
import type { Legal } from '@/hotel/legal/legal';
import { TEXT_ELSEWHERE } from '@/hotel/content/text-elsewhere';
import { seedContent } from '@/hotel/content/queries/content';
import { HeadSink } from '@/hotel/head/site/head-sink';
import { headTags, structuredDataText } from '@/hotel/head/site/page-head';
import type { HeadTag, PageHead } from '@/hotel/head/site/page-head';

/** One public page as text, for the build to put into a document. */
export type RenderedPage = {
  html: string;
  title: string;
  /** Where search engines may find it; undefined for a page that is not for them. */
  address: string | undefined;
  tags: HeadTag[];
  /** JSON-LD, safe inside a script element; undefined where the page has none. */
  structuredData: string | undefined;
  /** What the app hydrates from, safe inside a script element. */
  data: string;
};

type Input = {
  path: string;
  content: HotelContent;
  savedAt: number;
  /** Origin of the site; '' where nobody has said it. */
  origin: string;
};

/** Renders one address as a visitor without script sees it. */
export async function renderPage(input: Input): Promise<RenderedPage> {
  const { path, savedAt, origin } = input;
  const content = withoutOtherTexts(input.content, path);
  await loadPublicPages();
  const { html, heads } = renderApp(path, content, savedAt);
  const head = heads.at(-1);
  if (!head) throw new Error(`${path} has no <Head>`);
  const shownFor = isKnownPath(path) ? path : ANY_UNKNOWN_PATH;
  return {
    html,
    title: head.title,
    address: head.path,
    // Without an origin there is no full address to give.
    tags: headTags(head, origin).filter(({ attributes }) => origin || !isAddress(attributes)),
    structuredData: structuredDataText(head, origin),
    data: writePrerendered({ path: shownFor, content, savedAt }),
  };
}

/**
 * The login page as it stands while its script is on its way: who is there, and fields to type in.
 * React writes tags for the head before the page; the document has them in its head.
 */
export async function renderLogin(content: HotelContent, savedAt: number): Promise<RenderedPage> {
  await ADMIN_PAGE.load();
  const own = withoutOtherTexts(content, PATH.login);
  const { html } = renderApp(PATH.login, own, savedAt);
  return {
    html: html.replace(/^(<meta [^>]*>)+/, ''),
    title: 'Sign in – Admin',
    address: undefined,
    tags: [{ name: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
    structuredData: undefined,
    data: writePrerendered({ path: PATH.login, content: own, savedAt }),
  };
}

function renderApp(path: string, content: HotelContent, savedAt: number) {
  const client = createQueryClient();
  seedContent(client, content, savedAt);
  const heads: PageHead[] = [];
  const html = renderToString(
    <HeadSink value={(head) => void heads.push(head)}>
      <StrictMode>
        <StaticRouter location={path}>
          <App queryClient={client} />
        </StaticRouter>
      </StrictMode>
    </HeadSink>,
  );
  client.clear();
  return { html, heads };
}

/** The content without the long texts that another page shows. */
function withoutOtherTexts(content: HotelContent, path: string): HotelContent {
  const { sections } = content;
  const kept = (part: keyof Legal, own: string) =>
    path === own || !sections.legal[part] ? sections.legal[part] : TEXT_ELSEWHERE;
  const legal = { privacy: kept('privacy', PATH.privacy), terms: kept('terms', PATH.terms) };
  return { ...content, sections: { ...sections, legal } };
}

/** The brand colours as CSS declarations. */
export function brandStyle({ sections }: HotelContent): string {
  const { primaryColor, secondaryColor } = sections.hotelInfo;
  const variables = Object.entries(brandVariables(primaryColor, secondaryColor));
  return `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

function isAddress({ rel, property }: Readonly<Record<string, string>>): boolean {
  return rel === 'canonical' || property === 'og:url' || property === 'og:image';
}
