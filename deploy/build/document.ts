import type * as Prerender from '../../src/entry-prerender.tsx';
import type { RenderedPage } from '../../src/entry-prerender.tsx';
import type { SiteIcon } from '../../src/website/head/site/site-icon.ts';
import type { Language } from '../../src/words/languages.ts';
import type { PageFiles } from './bundle.ts';

export type DocumentParts = {
  /** index.html as it is beside src/. */
  template: string;
  /** Of the hotel: the title of a page that has none yet. */
  name: string;
  entry: string;
  /** Address of the content that the page was made from, for the app to take it over with. */
  contentFile: string;
  files: PageFiles;
  /** Text of the inline script of src/app/pre-hydration-script.ts. */
  inlineScript: string;
  /** Declarations of the brand colours. */
  brand: string;
  themeColour: string;
  /** Address of the font that the first words are in; undefined for that of index.html. */
  firstFont?: string | undefined;
  /** The hotel's icon; undefined for the icons of index.html. */
  icon: SiteIcon | undefined;
  /** The hotel's calendar day, which the app finds again when it takes the page over. */
  today: string;
  language: Language;
  /** Styles of this language alone; '' for one that needs none. */
  languageStyle: string;
  waiting: typeof Prerender.waitingWords;
};

/** Shown in an empty page until the app draws it (src/ui/PageSpinner.tsx), or where it cannot. */
function waiting({ waiting: words }: DocumentParts): string {
  const { loading, needsScript, allRooms, withoutScript, roomsPath } = words;
  return (
    `<div id="root"><div class="page-spinner" role="status"><span class="spinner" aria-hidden="true"></span><span class="sr-only">${loading}</span></div>` +
    // Beside the root a dialog would hide it from screen readers, which no <noscript> may be.
    `<noscript>${needsScript} <a href="${roomsPath}">${allRooms}</a> ${withoutScript}</noscript></div>`
  );
}

/** What a document has something else for, in the order in which index.html has it. */
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
  // For `npm run dev`.
  script: '<script type="module" src="/src/main.tsx"></script>',
};
type Texts = Omit<typeof PLACES, 'themeColour' | 'icons' | 'firstFont' | 'script'>;

/**
 * A whole page: complete before any script has run.
 * @param isNow whether its app is fetched at once @param forStaff whether it is the login page
 */
export function prerenderedDocument(
  parts: DocumentParts,
  page: RenderedPage,
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
 * A guest's own page: as the next one, for no search engine. Its address is a secret, and Chromium
 * sends the address of the document along with the fonts that a style inside it names, whatever the
 * Referrer-Policy says. So its styles are a file.
 * @param style address of a file with the text of `styleTexts`
 */
export function guestDocument(parts: DocumentParts, style: string): string {
  return emptyDocument(parts, [
    '<meta name="robots" content="noindex">',
    `<link rel="stylesheet" href="${style}">`,
    ...markers(parts),
  ]);
}

/** The page of the staff and of rooms that were added after the build: empty, drawn by the app. */
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
  // From left to right is what a document is that does not say.
  return `<html${more} lang="${tag}"${dir === 'rtl' ? ' dir="rtl"' : ''} data-day="${today}">`;
}

/** @throws Error when index.html does not hold every place, in that order */
function fill({ template, themeColour, icon, firstFont }: DocumentParts, texts: Texts): string {
  const colour = `<meta name="theme-color" content="${themeColour}">`;
  // Anyone who draws the page fetches the script in their own time.
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
 * The stylesheets inline, as one, so that one hash in the policy allows them; and of each a
 * disabled link of its name: that loads nothing, and when the app wants the stylesheet of a page it
 * finds it there already.
 */
function styles(parts: DocumentParts): string {
  const texts = styleTexts(parts).map((text) => `<style>${text}</style>`);
  return [...texts, ...markers(parts)].join('\n    ');
}

function markers({ files }: DocumentParts): string[] {
  return files.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`);
}

function iconLinks({ small, large }: SiteIcon): string {
  // No quote can be in an address that names a picture.
  const address = (text: string) => text.replaceAll('&', '&amp;');
  const links = [
    `<link rel="icon" href="${address(small)}">`,
    ...(large ? [`<link rel="apple-touch-icon" href="${address(large)}">`] : []),
  ];
  return links.join('\n    ');
}

/** What is in the style elements of a document. */
export function styleTexts({ files, brand, languageStyle }: DocumentParts): string[] {
  const page = [...files.styles.map(({ text }) => text), brand].join('\n');
  return languageStyle ? [page, languageStyle] : [page];
}
