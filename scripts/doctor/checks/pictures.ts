import { PATH } from '../../../src/hotel/rules/paths.ts';
import { publishedRoutes } from '../../../src/hotel/rules/routes.ts';
import { inParallel } from '../ask.ts';
import type { Deployment } from '../deployment.ts';
import { type Finding, listed, note, ok, wrong } from '../finding.ts';

const ID = 'pictures';
const NAMED =
  /["'\s,(]((?:\/[a-z]{2})?\/(?:images|brand)\/[\w./-]+\.(?:jpe?g|png|webp|avif|gif|svg))/g;
const LOOKED_AT_MAX = 60;
const PAGES = publishedRoutes()
  .map(({ path }) => path)
  .filter((path) => path !== PATH.room);

/** Whether the pictures are there that the pages bring along. */
export async function pictures({ askSite }: Deployment): Promise<Finding[]> {
  const pages = await inParallel(PAGES, askSite);
  const named = [
    ...new Set(pages.flatMap(({ text }) => [...text.matchAll(NAMED)].map(([, path = '']) => path))),
  ].slice(0, LOOKED_AT_MAX);
  if (named.length === 0) return [note(ID, 'The pages show no pictures of the build.')];
  const answers = await inParallel(named, askSite);
  const missing = named.filter((_path, index) => {
    const { status, headers } = answers[index] ?? {};
    return status !== 200 || !headers?.get('content-type')?.startsWith('image/');
  });
  if (missing.length === 0) return [ok(ID, `${named.length} pictures of the pages are there.`)];
  return [
    wrong(
      ID,
      `${missing.length} of ${named.length} pictures that the pages show are missing: ${listed(missing.slice(0, 3))}${missing.length > 3 ? ' …' : ''}.`,
      'Upload the whole folder dist, /images and /brand included.',
    ),
  ];
}
