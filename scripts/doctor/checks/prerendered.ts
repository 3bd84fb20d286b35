import { isDeepStrictEqual } from 'node:util';
import { normaliseContent } from '../../../src/hotel/content/hotel-content.ts';
import { DEFAULT_CONTENT } from '../../../src/hotel/content/defaults.ts';
import { SECTION_KEYS } from '../../../src/hotel/content/sections.ts';
import { PATH } from '../../../src/hotel/rules/paths.ts';
import { publishedRoutes } from '../../../src/hotel/rules/routes.ts';
import { type Answer, fieldOf, jsonOf } from '../ask.ts';
import type { Deployment } from '../deployment.ts';
import { nameOf } from './content.ts';
import { listed, note, ok, type Said, wrong } from '../finding.ts';

const POINTER = /<script type="application\/json" id="prerendered">(.*?)<\/script>/s;
/** When something was stored says nothing of what it says. */
const TIMES = ['updatedAt'];

/** Whether the pages hold what this project says, prices and all, before any script has run. */
export async function prerendered({ askSite, content, isEmbedded }: Deployment): Promise<Said> {
  const home = await askSite('/');
  if (contentFileOf(home) === '' || !home.text.includes('<h1'))
    return wrong(
      'The home page is empty until its script has run.',
      'Upload the folder that "npm run build" makes, and let / answer index.html.',
    );
  if (fieldOf(content, 'sections') === undefined) return [];
  const current = normaliseContent(content, DEFAULT_CONTENT);
  const stale = new Set<string>();
  // All pages of one build name the same file; one that was forgotten names an older one.
  const paths = publishedRoutes().map(({ path }) => path);
  const others = paths.filter((path) => path !== PATH.home && path !== PATH.room);
  const pages = [home, ...(await Promise.all(others.map((path) => askSite(path))))];
  for (const file of new Set(pages.map(contentFileOf))) {
    if (file === '') continue; // a page that is missing is named elsewhere
    const carried = contentIn(await askSite(file));
    if (carried === undefined)
      return wrong(
        `The pages name ${file}, which is not there: they stay as they were built, and nothing in them answers.`,
        'Upload the folder that "npm run build" makes as a whole, /assets included.',
      );
    for (const key of SECTION_KEYS)
      if (isOther(fieldOf(fieldOf(carried, 'sections'), key), current.sections[key]))
        stale.add(nameOf(key));
    for (const list of ['rooms', 'testimonials', 'images', 'pages'] as const)
      if (isOther(fieldOf(carried, list), current[list])) stale.add(LISTS[list]);
  }
  if (stale.size === 0) return ok("The pages hold this project's words and prices.");
  const says = `The pages were built before something was changed: ${listed([...stale])}.`;
  if (isEmbedded) return note(`${says} Build again to have it in the HTML.`);
  return wrong(
    says,
    'Build and upload again (docs/deploy.md, section 5), or set up the publish hook, which does it after each edit (section 7).',
  );
}

const LISTS = {
  rooms: 'rooms and prices',
  testimonials: 'testimonials',
  images: 'pictures',
  pages: 'pages of your own',
} as const;

/** Address of the content that a page was made from; '' where it names none. */
function contentFileOf({ text }: Answer): string {
  const address = fieldOf(parsed(POINTER.exec(text)?.[1] ?? ''), 'content');
  return typeof address === 'string' && address.startsWith('/') ? address : '';
}

function contentIn({ status, text }: Answer): unknown {
  return status === 200
    ? parsed(text.replace(/^export default /, '').replace(/;\s*$/, ''))
    : undefined;
}

function parsed(text: string): unknown {
  return jsonOf({ text, status: 0, headers: new Headers() });
}

/** Whether a page says otherwise. */
function isOther(carried: unknown, current: unknown): boolean {
  if (typeof carried !== 'object' || carried === null || typeof current !== 'object')
    return !isDeepStrictEqual(carried, current);
  if (Array.isArray(carried) && carried.length !== (Array.isArray(current) ? current.length : -1))
    return true;
  return Object.entries(carried).some(
    ([key, value]) => !TIMES.includes(key) && isOther(value, fieldOf(current, key)),
  );
}
