import type { RenderedPage } from '../../src/entry-prerender.tsx';
import type { PageFiles } from './bundle.ts';
import { escapeText, tag } from './markup.ts';
import { picturePreloads } from './picture-preloads.ts';

export type DocumentParts = {
  /** The document that Vite made. */
  template: string;
  entry: string;
  files: PageFiles;
  /** Text of the inline script of src/app/pre-hydration-script.ts. */
  inlineScript: string;
  /** Declarations of the brand colours. */
  brand: string;
  themeColour: string;
  year: string;
};

/** Stands in an empty page until the app draws it (src/ui/PageSpinner.tsx). */
const WAITING =
  '<div class="page-spinner" role="status"><span class="spinner" aria-hidden="true"></span><span class="sr-only">Loading</span></div>';

/** A whole page: complete before any script has run. */
export function prerenderedDocument(parts: DocumentParts, page: RenderedPage): string {
  const { entry, files, inlineScript } = parts;
  const head = [
    ...picturePreloads(page.html),
    styles(parts),
    `<script data-files="${[entry, ...files.scripts].join(' ')}">${inlineScript}</script>`,
    ...page.tags.map(({ name, attributes }) => tag(name, { ...attributes, 'data-head': '' })),
    page.structuredData &&
      `<script type="application/ld+json" data-head>${page.structuredData}</script>`,
  ];
  const body = `<div id="root">${page.html}</div><script type="application/json" id="prerendered">${page.data}</script>`;
  return frame(parts, head, body).replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${escapeText(page.title)}</title>`,
  );
}

/** The login page: as above, but for the staff, and its app is fetched at once. */
export function loginDocument(parts: DocumentParts, page: RenderedPage): string {
  return prerenderedDocument(parts, page)
    .replace('<script data-files', '<script data-now data-files')
    .replace('<html ', '<html class="admin" ');
}

/**
 * The page of the staff and of rooms that were added after the build: empty, drawn by the app.
 */
export function appDocument(parts: DocumentParts): string {
  const { entry, template } = parts;
  const head = [styles(parts), `<script type="module" crossorigin src="${entry}"></script>`];
  const noScript =
    '<noscript>This page needs JavaScript. <a href="/rooms">All rooms</a> can be seen without.</noscript>';
  return frame({ ...parts, template }, head, `<div id="root">${WAITING}</div>${noScript}`);
}

function frame(parts: DocumentParts, head: (string | undefined)[], body: string): string {
  const { template, year, themeColour } = parts;
  return (
    template
      // Vite's own tags for scripts and styles: here they stand inline or come later.
      .replaceAll(
        /\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g,
        '',
      )
      .replace('<html lang="en">', `<html lang="en" data-year="${year}">`)
      .replace(/(<meta name="theme-color" content=")[^"]*/, `$1${themeColour}`)
      .replace(/\s*<div id="root"><\/div>/, () => `\n    ${body}`)
      .replace('</head>', () => `  ${head.filter(Boolean).join('\n    ')}\n  </head>`)
  );
}

/**
 * Each stylesheet inline, with a disabled link of its name: that loads nothing, and when the app
 * wants the stylesheet of a page it finds it there already.
 */
function styles({ files, brand }: DocumentParts): string {
  return [
    ...files.styles.flatMap(({ href, text }) => [
      `<style>${text}</style>`,
      `<link rel="stylesheet" href="${href}" disabled>`,
    ]),
    `<style>${brand}</style>`,
  ].join('\n    ');
}
