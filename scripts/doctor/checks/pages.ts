import { redirectedPaths, NOT_FOUND_PATH, pagesToRender } from '../../../deploy/build/pages.ts';
import type { HotelContent } from '../../../src/content/store/hotel-content.ts';
import { baseOf, pathIn } from '../../../src/basics/rules/language-paths.ts';
import { PATH } from '../../../src/basics/rules/paths.ts';
import { publishedRoutes } from '../../../src/basics/rules/routes.ts';
import type { LanguageCode } from '../../../src/words/languages.ts';
import { getOwn } from '../../../src/basics/rules/get-own.ts';
import { inParallel, isPage } from '../request.ts';
import type { Deployment } from '../deployment.ts';
import { findingsOr, firstOf, note, ok, type CheckResult, wrong } from '../finding.ts';

const NO_SUCH_PAGE = '/no-such-page-of-the-doctor';
const NEWER_ROOM = '/rooms/newer-than-the-build-of-the-doctor';
const SECURITY = '/.well-known/security.txt';
const NO_FILE = '/assets/no-such-file-of-the-doctor.js';
const RULES = 'use the rules that the build wrote for your host (docs/deploy.md, section 5)';
/** Limits the number of requests to a site with many rooms and languages. */
const PAGES_MAX = 400;
const NAMED =
  /["'\s,(]((?:\/[a-z]{2})?\/(?:images|brand)\/[\w./-]+\.(?:jpe?g|png|webp|avif|gif|svg))/g;
const PICTURES_MAX = 60;

export function pathsOf(content: HotelContent, languages: readonly LanguageCode[]): string[] {
  const paths = pagesToRender(content).flatMap(({ path }) =>
    path === NOT_FOUND_PATH ? [] : [path],
  );
  const published = content.sections.hotelInfo.languages;
  return languages.flatMap((code) => paths.map((path) => pathIn(code, path, published)));
}

/** Checks that every page exists in every language and is not cached. */
export async function everyPage({ askSite, content, hotel }: Deployment): Promise<CheckResult> {
  const isKnown = getOwn(content, 'sections') !== undefined;
  const found = isKnown ? hotel : { ...hotel, rooms: [], pages: [] };
  const languages = hotel.sections.hotelInfo.languages.slice(0, isKnown ? undefined : 1);
  const addresses = [...pathsOf(found, languages), PATH.login].slice(0, PAGES_MAX);
  const answers = await inParallel(addresses, askSite);
  const missing = answers.flatMap(({ status, text }, index) =>
    status === 200 && isPage(text) ? [] : [`${addresses[index]} (${status})`],
  );
  const kept = answers.map(({ headers }) => headers.get('cache-control') ?? '').find(isKept);
  return findingsOr(
    [
      missing.length > 0 &&
        wrong(
          `${missing.length} of ${addresses.length} pages are missing: ${firstOf(missing, 5)}.`,
          `Build again, upload the whole folder dist, and ${RULES}: /rooms is answered by rooms.html, /admin by admin.html.`,
        ),
      kept !== undefined &&
        wrong(
          `Browsers cache the pages (“${kept}”), so visitors see old prices and, after an upload, pages that no longer work.`,
          `Send Cache-Control: no-cache with every page: ${RULES}, and switch off "cache everything" if a CDN is in front of the site.`,
        ),
    ],
    ok(`All ${addresses.length} pages are there, and browsers ask for them each time.`),
  );
}

/** Checks that former addresses of custom pages redirect to the current ones. */
export async function formerAddresses({ askSite, hotel }: Deployment): Promise<CheckResult> {
  const { languages } = hotel.sections.hotelInfo;
  const moved = languages
    .flatMap((code) => redirectedPaths(hotel, baseOf(code, languages)))
    .slice(0, PAGES_MAX);
  if (moved.length === 0) return [];
  const answers = await inParallel(moved, ([from]) => askSite(from));
  const names = moved.flatMap(([from, to], index) => {
    const { status = 0, headers } = answers[index] ?? {};
    const leadsTo = (headers?.get('location') ?? '').replace(/^https?:\/\/[^/]+/, '');
    return status >= 301 && status <= 308 && leadsTo === to ? [] : [`${from} (to ${to})`];
  });
  if (names.length === 0)
    return ok(`${moved.length} former addresses lead to the pages' current addresses.`);
  return wrong(
    `${names.length} of ${moved.length} former addresses of pages lead nowhere: ${firstOf(names, 5)}.`,
    `Build again, upload the whole folder dist, and ${RULES}.`,
  );
}

function isKept(cacheControl: string): boolean {
  if (/no-cache|no-store/.test(cacheControl)) return false;
  return /(max-age|s-maxage)=0*[1-9]|immutable/.test(cacheControl);
}

/** Checks that unknown addresses answer 404 and are not cached. */
export async function missingPages({ askSite }: Deployment): Promise<CheckResult> {
  const page = await askSite(NO_SUCH_PAGE);
  const file = await askSite(NO_FILE);
  const room = await askSite(NEWER_ROOM);
  const isFileKept = isKept(file.headers.get('cache-control') ?? '');
  return findingsOr(
    [
      page.status !== 404 &&
        wrong(
          `An address without a page answers ${page.status} instead of 404.`,
          `Do not send every address to index.html: ${RULES}.`,
        ),
      (room.status !== 200 || !isPage(room.text)) &&
        wrong(
          `The address of a room that is newer than the build answers ${room.status} instead of the app.`,
          `Upload the whole folder dist, app.html included, and ${RULES}.`,
        ),
      (file.status !== 404 || isFileKept) &&
        wrong(
          file.status === 404
            ? 'Browsers cache the answer that a file below /assets/ is missing.'
            : `A missing file below /assets/ answers ${file.status} instead of 404.`,
          `Remove caching rules for all of /assets/: ${RULES}, which name each file.`,
        ),
    ],
    ok('Missing pages and files answer 404, and browsers do not cache that.'),
  );
}

export async function securityContact({ askSite }: Deployment): Promise<CheckResult> {
  const { status, text } = await askSite(SECURITY);
  const day = /^Expires: (\d{4}-\d\d-\d\d)/m.exec(text)?.[1];
  if (status !== 200 || day === undefined || day >= new Date().toISOString().slice(0, 10))
    return [];
  return wrong(
    `${SECURITY} expired on ${day}.`,
    'Build again and upload the site; the file is valid for a year.',
  );
}

/** Checks that the service worker exists and is not cached. */
export async function serviceWorker({ askSite }: Deployment): Promise<CheckResult> {
  const { status, headers } = await askSite('/sw.js');
  const isScript = /javascript/.test(headers.get('content-type') ?? '');
  if (status !== 200 || !isScript)
    return wrong('The service worker /sw.js is missing.', 'Upload the whole folder dist.');
  if (!isKept(headers.get('cache-control') ?? '')) return ok('The service worker is there.');
  return wrong(
    'The host lets browsers cache /sw.js, so they stay on an old build.',
    `Send Cache-Control: no-cache with it: ${RULES}.`,
  );
}

export async function pictures({ askSite }: Deployment): Promise<CheckResult> {
  const pages = publishedRoutes().flatMap(({ path }) => (path === PATH.room ? [] : [path]));
  const shown = await inParallel(pages, askSite);
  const all = shown.flatMap(({ text }) => [...text.matchAll(NAMED)].map(([, path = '']) => path));
  const named = [...new Set(all)].slice(0, PICTURES_MAX);
  if (named.length === 0) return note('The pages show none of the pictures in the build.');
  const answers = await inParallel(named, askSite);
  const missing = named.filter((_path, index) => {
    const { status, headers } = answers[index] ?? {};
    return status !== 200 || !headers?.get('content-type')?.startsWith('image/');
  });
  if (missing.length === 0) return ok(`${named.length} pictures of the pages are there.`);
  return wrong(
    `${missing.length} of ${named.length} pictures that the pages show are missing: ${firstOf(missing, 3)}.`,
    'Upload the whole folder dist, /images and /brand included.',
  );
}
