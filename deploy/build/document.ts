import type * as Prerender from '../../src/entry-prerender.tsx';
import type { SiteIcon } from '../../src/website/head/site/site-icon.ts';
import type { Language } from '../../src/words/languages.ts';
import type { PageFiles } from './bundle.ts';

export type DocumentParts = {
  template: string;
  /** The hotel's name, the title of a document without a rendered page. */
  name: string;
  entry: string;
  /** Address of the content that the page was rendered from, for hydration. */
  contentFile: string;
  files: PageFiles;
  inlineScript: string;
  brand: string;
  themeColour: string;
  /** Address of the font of the first visible text; undefined if index.html names this font. */
  firstFont?: string | undefined;
  /** The hotel's icon; undefined for the icons in index.html. */
  icon: SiteIcon | undefined;
  /** The hotel's date at build time, also used by hydration. */
  today: string;
  language: Language;
  /** Styles that only this language needs; may be ''. */
  languageStyle: string;
  waiting: typeof Prerender.waitingWords;
};

/** Text shown until the app renders, or if the app cannot render (src/ui/PageSpinner.tsx). */
function waiting({ waiting: words }: DocumentParts): string {
  const { loading, needsScript, allRooms, withoutScript, roomsPath } = words;
  return (
    `<div id="root"><div class="page-spinner" role="status"><span class="spinner" aria-hidden="true"></span><span class="sr-only">${loading}</span></div>` +
    // <noscript> is inside the root: a dialog hides everything beside the root from screen readers.
    `<noscript>${needsScript} <a href="${roomsPath}">${allRooms}</a> ${withoutScript}</noscript></div>`
  );
}

/** The parts of index.html that a document replaces, in order of appearance. */
const PLACES = {
  root: '<html lang="en">',
  themeColour: '<meta name="theme-color" content="#fdfbf7" />',
  title: '<title>Chanrea House</title>',
  icons: `<link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />`,
  firstFont: '/fonts/marcellus-latin-400-normal.woff2',
  headEnd: '</head>',
  body: '<div id="root"></div>',
  script: '<script type="module" src="/src/main.tsx"></script>',
};
type Texts = Omit<typeof PLACES, 'themeColour' | 'icons' | 'firstFont' | 'script'>;

/** A page that is complete before scripts run. @param isNow true to load the app at once */
export function prerenderedDocument(
  parts: DocumentParts,
  page: Prerender.RenderedPage,
  { isNow = false, forStaff = false } = {},
): string {
  const { entry, contentFile, files, inlineScript } = parts;
  const { structuredData } = page;
  const all = [entry, contentFile, ...files.scripts].join(' ');
  const head = [
    page.head,
    styles(parts),
    `<script${isNow ? ' data-now' : ''} data-files="${all}">${inlineScript}</script>`,
    structuredData && `<script type="application/ld+json">${structuredData}</script>`,
    PLACES.headEnd,
  ];
  return fill(parts, {
    root: rootTag(parts, forStaff ? ' class="admin"' : ''),
    title: '',
    headEnd: head.filter(Boolean).join('\n    '),
    body: `${page.html}<script type="application/json" id="prerendered">${page.data}</script>`,
  });
}

/**
 * The empty document of `SECRET_PAGES`. Its styles are a file, because Chromium sends the
 * document's secret address with the fonts of inline styles.
 * @param style address of a file with the text of `styleTexts`
 */
export function guestDocument(parts: DocumentParts, style: string): string {
  return emptyDocument(parts, [
    '<meta name="robots" content="noindex">',
    `<link rel="stylesheet" href="${style}">`,
    ...markers(parts),
  ]);
}

/** The empty document for staff pages and for rooms added after the build. */
export function appDocument(parts: DocumentParts): string {
  return emptyDocument(parts, [styles(parts)]);
}

function emptyDocument(parts: DocumentParts, head: string[]): string {
  return fill(parts, {
    root: rootTag(parts),
    title: `<title>${parts.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    headEnd: [
      ...head,
      `<script type="module" crossorigin src="${parts.entry}"></script>`,
      PLACES.headEnd,
    ].join('\n    '),
    body: waiting(parts),
  });
}

function rootTag({ today, language }: DocumentParts, more = ''): string {
  const { tag, dir } = language;
  return `<html${more} lang="${tag}"${dir === 'rtl' ? ' dir="rtl"' : ''} data-day="${today}">`;
}

/** @throws if index.html lacks an entry of `PLACES` or has another order */
function fill({ template, themeColour, icon, firstFont }: DocumentParts, texts: Texts): string {
  const colour = `<meta name="theme-color" content="${themeColour}">`;
  // `script` is empty, because each kind of document loads the app in its own way.
  const all: Record<string, string> = {
    ...texts,
    themeColour: colour,
    icons: icon ? iconLinks(icon) : PLACES.icons,
    firstFont: firstFont ?? PLACES.firstFont,
    script: '',
  };
  let written = '';
  let rest = template;
  for (const [name, place] of Object.entries(PLACES)) {
    const at = rest.indexOf(place);
    if (at < 0) throw new Error(`index.html has no ${place}`);
    written += rest.slice(0, at) + all[name];
    rest = rest.slice(at + place.length);
  }
  return written + rest;
}

/**
 * All styles in one element, so that one hash allows them. The disabled links load nothing; they
 * tell the app which stylesheets the page already contains.
 */
function styles(parts: DocumentParts): string {
  const texts = styleTexts(parts).map((text) => `<style>${text}</style>`);
  return [...texts, ...markers(parts)].join('\n    ');
}

function markers({ files }: DocumentParts): string[] {
  return files.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`);
}

function iconLinks({ small, large }: SiteIcon): string {
  // Only `&` is escaped, because the address of a picture cannot contain a quote.
  const address = (text: string) => text.replaceAll('&', '&amp;');
  const links = [
    `<link rel="icon" href="${address(small)}">`,
    ...(large ? [`<link rel="apple-touch-icon" href="${address(large)}">`] : []),
  ];
  return links.join('\n    ');
}

export function styleTexts({ files, brand, languageStyle }: DocumentParts): string[] {
  const page = [...files.styles.map(({ text }) => text), brand].join('\n');
  return languageStyle ? [page, languageStyle] : [page];
}
