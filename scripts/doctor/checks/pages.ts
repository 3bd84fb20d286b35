import { normaliseContent } from '../../../src/hotel/content/content.ts';
import { DEFAULT_CONTENT } from '../../../src/hotel/content/defaults.ts';
import { pathIn } from '../../../src/hotel/rules/language-paths.ts';
import { PATH, roomPath } from '../../../src/hotel/rules/paths.ts';
import { publishedRoutes } from '../../../src/hotel/rules/routes.ts';
import { fieldOf, inParallel, isPage } from '../ask.ts';
import type { Deployment } from '../deployment.ts';
import { type Finding, listed, ok, wrong } from '../finding.ts';

const NO_PAGE = '/no-such-page-of-the-doctor';
const NO_FILE = '/assets/no-such-file-of-the-doctor.js';
const RULES = 'use the rules that the build has made for the host (docs/deploy.md, section 5)';
/** A hotel of two hundred rooms in four languages is looked at in part. */
const PAGES_MAX = 400;

/** Whether every page of the site is there, in every language, and is asked for anew each time. */
export async function everyPage({ askSite, content }: Deployment): Promise<Finding[]> {
  const { rooms, sections } = normaliseContent(content, DEFAULT_CONTENT);
  // Without its content nobody knows the languages and the rooms: the pages that every hotel has.
  const isKnown = fieldOf(content, 'sections') !== undefined;
  const languages = isKnown ? sections.hotelInfo.languages : [];
  const paths = publishedRoutes().flatMap(({ path }) =>
    path === PATH.room
      ? content === undefined
        ? []
        : rooms.map(({ id }) => roomPath(id))
      : [path],
  );
  const addresses = [
    ...new Set([
      ...paths,
      ...languages.slice(1).flatMap((code) => paths.map((path) => pathIn(code, path, languages))),
    ]),
  ].slice(0, PAGES_MAX);
  const answers = await inParallel(addresses, askSite);
  const missing = answers.flatMap(({ status, text }, index) =>
    status === 200 && isPage(text) ? [] : [`${addresses[index]} (${status})`],
  );
  const findings: Finding[] = [];
  if (missing.length > 0)
    findings.push(
      wrong(
        'pages',
        `${missing.length} of ${addresses.length} pages are missing: ${listed(missing.slice(0, 5))}${missing.length > 5 ? ' …' : ''}.`,
        `Upload the whole folder dist, and ${RULES}: /rooms is answered by rooms.html.`,
      ),
    );
  const kept = answers.map(({ headers }) => headers.get('cache-control') ?? '').find(isKept);
  if (kept !== undefined)
    findings.push(
      wrong(
        'kept-pages',
        `Browsers keep the pages (“${kept}”), so that visitors see old prices and, after an upload, pages that no longer work.`,
        `Send Cache-Control: no-cache with every page: ${RULES}, and switch off "cache everything" where a network stands in front.`,
      ),
    );
  return findings.length > 0
    ? findings
    : [ok('pages', `All ${addresses.length} pages are there, and asked for anew each time.`)];
}

/** Whether an answer is used again without asking. */
function isKept(cacheControl: string): boolean {
  if (/no-cache|no-store/.test(cacheControl)) return false;
  return /(max-age|s-maxage)=0*[1-9]|immutable/.test(cacheControl);
}

/** Whether what is not there is said not to be, and not kept. */
export async function missingPages({ askSite }: Deployment): Promise<Finding[]> {
  const findings: Finding[] = [];
  const page = await askSite(NO_PAGE);
  if (page.status !== 404)
    findings.push(
      wrong(
        'not-found',
        `An address without a page answers ${page.status} instead of 404.`,
        `Do not send every address to index.html: ${RULES}.`,
      ),
    );
  const file = await askSite(NO_FILE);
  const kept = /max-age=([1-9]\d*)|immutable/.test(file.headers.get('cache-control') ?? '');
  if (file.status !== 404 || kept)
    findings.push(
      wrong(
        'missing-assets',
        file.status === 404
          ? 'Browsers keep it that a file below /assets/ is missing.'
          : `A missing file below /assets/ answers ${file.status} instead of 404.`,
        `Let no rule of the host be for all of /assets/: ${RULES}, which name files.`,
      ),
    );
  return findings.length > 0
    ? findings
    : [ok('not-found', 'What is missing is said to be, and not kept.')];
}

/** Whether staff find their entrance. */
export async function entrance({ askSite }: Deployment): Promise<Finding[]> {
  const id = 'entrance';
  const { status, text } = await askSite(PATH.login);
  if (status === 200 && isPage(text))
    return [ok(id, `${PATH.login} is the entrance of the staff.`)];
  return [
    wrong(
      id,
      `${PATH.login} answers ${status}, not the entrance of the staff.`,
      `Let /admin answer admin.html: ${RULES}.`,
    ),
  ];
}

/** Whether visits without network are prepared. */
export async function serviceWorker({ askSite }: Deployment): Promise<Finding[]> {
  const id = 'worker';
  const { status, headers } = await askSite('/sw.js');
  const isScript = /javascript/.test(headers.get('content-type') ?? '');
  if (status !== 200 || !isScript)
    return [wrong(id, 'The service worker /sw.js is missing.', 'Upload the whole folder dist.')];
  const age = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
  if (age === 0) return [ok(id, 'The service worker is there.')];
  return [
    wrong(
      id,
      'The host lets browsers keep /sw.js, so they stay on an old build.',
      `Send Cache-Control: no-cache with it: ${RULES}.`,
    ),
  ];
}
