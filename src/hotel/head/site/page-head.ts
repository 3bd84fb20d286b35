import type { PictureData } from '@/ui/picture-data';

/** What a page says about itself to search engines and to those who share it. */
export type PageHead = {
  title: string;
  description: string;
  /** Undefined for a page that does not exist: it has no address of its own. */
  path?: string;
  siteName: string;
  /** Shown where the page is shared; the house's card when undefined. */
  picture?: Pick<PictureData, 'src' | 'alt' | 'width' | 'height'>;
  /** JSON-LD (schema.org). Addresses in it begin with `/`. */
  structuredData?: Readonly<Record<string, unknown>>;
};

export type HeadTag = {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
};

const OUR_CARD = {
  src: '/brand/og-card.jpg',
  alt: 'The hall and pool at dusk, lanterns lit, the sea beyond',
  width: 1200,
  height: 630,
};
const DESCRIPTION_MAX = 160;

/** The tags of a page's head. @param origin of the site, e.g. `https://hotel.example` */
export function headTags(head: PageHead, origin: string): HeadTag[] {
  const { title, path, siteName, picture = OUR_CARD } = head;
  const description = summary(head.description);
  const url = path === undefined ? undefined : origin + path;
  const property = (name: string, content: string | number | undefined): HeadTag[] =>
    content ? [{ name: 'meta', attributes: { property: name, content: String(content) } }] : [];
  const named = (name: string, content: string): HeadTag => ({
    name: 'meta',
    attributes: { name, content },
  });
  return [
    named('description', description),
    url
      ? { name: 'link', attributes: { rel: 'canonical', href: url } }
      : named('robots', 'noindex'),
    ...property('og:type', 'website'),
    ...property('og:site_name', siteName),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', url),
    ...property('og:image', absolute(picture.src, origin)),
    ...property('og:image:alt', picture.alt),
    ...property('og:image:width', picture.width),
    ...property('og:image:height', picture.height),
    named('twitter:card', 'summary_large_image'),
  ];
}

/** The text of the JSON-LD block, with full addresses, safe inside a script element. */
export function structuredDataText(head: PageHead, origin: string): string | undefined {
  if (!head.structuredData) return undefined;
  const text = JSON.stringify(head.structuredData, (_key, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value,
  );
  return text.replace(/</g, '\\u003c');
}

/** `Rooms – Chanrea House` */
export function pageTitle(page: string, siteName: string): string {
  return `${page} – ${siteName}`;
}

function absolute(src: string, origin: string): string {
  return src.startsWith('/') ? origin + src : src;
}

/** The first words of a text, cut between two of them. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_MAX) return line;
  const cut = line.slice(0, DESCRIPTION_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_MAX / 2))}…`;
}
