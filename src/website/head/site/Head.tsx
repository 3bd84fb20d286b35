import { alternatesOf, pathInThisLanguage } from '@/basics/rules/language-paths';
import { languageOf, languagesOf } from '@/words/languages';
import { PUBLISHED_LANGUAGES, THIS_LANGUAGE } from '@/words/this-language';
import type { HotelContent } from '@/content/store/hotel-content';
import { siteOrigin } from '@/lib/site-origin';
import { useContent } from '@/content/store/queries/content';
import { pageTitle, sharedPicture, type SharedPicture } from './home-head';
import { useEffect } from 'react';
import { loadOptional } from '@/lib/code-files';
import { whenIdle } from '@/lib/idle';
import type { Data } from './structured-data';

type Props = {
  /** The page's name, which is followed by the hotel's name; or `title`, the whole title. */
  page?: string;
  title?: string;
  description: string;
  /** The page's address for search engines. Undefined for a page that they must not index. */
  path?: string;
  /** The picture of shared links; the default is the hotel's. */
  picture?: SharedPicture | null;
  /** True if the page has JSON-LD; `data` returns it unless the path alone determines it. */
  hasData?: boolean;
  data?: () => Promise<Data | undefined>;
};

const DESCRIPTION_MAX = 160;

/** Tags that React moves into the document's head, where it adopts prerendered ones. */
export function Head(props: Props) {
  const { content } = useContent();
  const siteName = content.sections.hotelInfo.name;
  const { page = '', title = pageTitle(page, siteName), path } = props;
  const { picture = path === undefined ? null : sharedPicture(content) } = props;
  const description = summary(props.description);
  const origin = siteOrigin();
  // Without an origin there are no absolute addresses.
  const url = path !== undefined && origin ? origin + pathInThisLanguage(path) : undefined;
  const { locale } = languageOf(THIS_LANGUAGE);
  const image = picture?.src.startsWith('/') ? origin + picture.src : picture?.src;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === undefined && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {url &&
        alternatesOf(path ?? '').map(({ tag, path: other }) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={origin + other} />
        ))}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locale} />
      {languagesOf(PUBLISHED_LANGUAGES).map(
        (other) =>
          other.locale !== locale && (
            <meta key={other.code} property="og:locale:alternate" content={other.locale} />
          ),
      )}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      {origin && image && <meta property="og:image" content={image} />}
      {picture?.alt && <meta property="og:image:alt" content={picture.alt} />}
      {picture?.width && <meta property="og:image:width" content={String(picture.width)} />}
      {picture?.height && <meta property="og:image:height" content={String(picture.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
      {(props.hasData || props.data) && path !== undefined && (
        <StructuredData path={path} content={content} data={props.data} />
      )}
    </>
  );
}

function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_MAX) return line;
  const cut = line.slice(0, DESCRIPTION_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_MAX / 2))}…`;
}

type StructuredDataProps = {
  path: string;
  content: HotelContent;
  data: (() => Promise<Data | undefined>) | undefined;
};

const BLOCK = 'script[type="application/ld+json"]';

/** Writes a page's JSON-LD; prerendered JSON-LD stays until the page or its content changes. */
function StructuredData({ path, content, data }: StructuredDataProps) {
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      // Loaded after hydration: crawlers read the prerendered JSON-LD, visitors do not need it.
      const file = await loadOptional(() => import('./structured-data'));
      const told = await (data ? data() : file?.dataAt(path, content));
      if (!isGone) file?.showBlock(told);
    };
    const isThere = document.head.querySelector(BLOCK) !== null;
    // An error is harmless, because crawlers read the prerendered document.
    const callOff = isThere ? undefined : whenIdle(() => void show().catch(() => undefined));
    return () => {
      isGone = true;
      callOff?.();
      document.head.querySelector(BLOCK)?.remove();
    };
  }, [path, content, data]);

  return null;
}
