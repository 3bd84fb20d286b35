import { isDeepStrictEqual } from 'node:util';
import { normaliseContent } from '../../../src/hotel/content/content.ts';
import { DEFAULT_CONTENT } from '../../../src/hotel/content/defaults.ts';
import { PATH } from '../../../src/hotel/rules/paths.ts';
import { jsonOf } from '../ask.ts';
import type { Deployment } from '../deployment.ts';
import { type Finding, note, ok, wrong } from '../finding.ts';
import { fieldOf } from '../ask.ts';

const CARRIED = /<script type="application\/json" id="prerendered">(.*?)<\/script>/s;
const NO_PAGE = '/no-such-page-of-the-doctor';
const NO_FILE = '/assets/no-such-file-of-the-doctor.js';

/** Whether the pages hold the words of this project before any script has run. */
export async function prerendered({
  askSite,
  content,
  isEmbedded,
}: Deployment): Promise<Finding[]> {
  const id = 'prerendered';
  const { text } = await askSite('/');
  const carried = jsonOf({
    text: CARRIED.exec(text)?.[1] ?? '',
    status: 0,
    headers: new Headers(),
  });
  const shown = fieldOf(fieldOf(carried, 'content'), 'sections');
  if (shown === undefined || !text.includes('<h1'))
    return [
      wrong(
        id,
        'The home page is empty until its script has run.',
        'Upload the folder that "npm run build" makes, and let / answer index.html.',
      ),
    ];
  if (fieldOf(content, 'sections') === undefined) return [];
  const { sections } = normaliseContent(content, DEFAULT_CONTENT);
  const isSame = (['hotelInfo', 'heroSection'] as const).every((key) =>
    isDeepStrictEqual(fieldOf(shown, key), sections[key]),
  );
  if (isSame) return [ok(id, "The pages hold this project's words.")];
  const says = 'The pages were built with other words than the project has now.';
  if (isEmbedded) return [note(id, `${says} Build again to have them in the HTML.`)];
  return [
    wrong(id, says, 'Build and upload again, or set up the publish hook (docs/deploy.md, 3).'),
  ];
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
        'Do not send every address to index.html: use the rules that the build has made for the host.',
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
        'Use the headers of the build, which name each file of its own, and no rule for all of /assets/.',
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
  if (status === 200 && text.includes('<div id="root"'))
    return [ok(id, `${PATH.login} is the entrance of the staff.`)];
  return [
    wrong(
      id,
      `${PATH.login} answers ${status}, not the entrance of the staff.`,
      'Use the rules that the build has made for the host, and let /admin answer admin.html.',
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
      'Send Cache-Control: no-cache with it, as the headers of the build say.',
    ),
  ];
}
