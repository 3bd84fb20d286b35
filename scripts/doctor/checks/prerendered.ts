import { isDeepStrictEqual } from 'node:util';
import { SECTION_KEYS } from '../../../src/content/schema/sections.ts';
import { withoutOverridden } from '../../../src/content/store/overridden-pictures.ts';
import { normaliseTranslations, translated } from '../../../src/content/store/texts.ts';
import { hotelToday } from '../../../src/basics/time/dates.ts';
import { languageOf } from '../../../src/words/languages.ts';
import { getOwn } from '../../../src/basics/rules/get-own.ts';
import { type Answer, inParallel, jsonOf } from '../request.ts';
import type { Deployment } from '../deployment.ts';
import { inWords, nameOf } from './content.ts';
import { pathsOf } from './pages.ts';
import { listed, note, ok, type CheckResult, wrong } from '../finding.ts';

const POINTER = /<script type="application\/json" id="prerendered">(.*?)<\/script>/s;
const TIMES = ['updatedAt'];

/** Checks that the prerendered pages contain the project's current content and prices. */
export async function prerendered(deployment: Deployment): Promise<CheckResult> {
  const { askBackend, askSite, content, hotel, isEmbedded } = deployment;
  const home = await askSite('/');
  if (contentFileOf(home) === '' || !home.text.includes('<h1'))
    return wrong(
      'The home page is empty until its script has run.',
      'Upload the folder that "npm run build" makes, and let / answer index.html.',
    );
  if (getOwn(content, 'sections') === undefined) return [];
  const current = withoutOverridden(hotel);
  const { languages } = current.sections.hotelInfo;
  const stale = new Set<string>();
  for (const code of languages) {
    const isFirst = code === languages[0];
    const question = `/rest/v1/rpc/site_content?language=${code}`;
    const said = isFirst ? {} : getOwn(jsonOf(await askBackend(question)), 'translations');
    const spoken = isFirst ? current : translated(current, normaliseTranslations(said));
    // Parts of the content that this version does not know are compared unchanged.
    const parts = partsOf({ ...Object(content), ...spoken });
    // All pages of one build name the same file; forgotten pages name an older one.
    const pages = await inParallel(pathsOf(current, [code]), askSite);
    for (const file of new Set(pages.map(contentFileOf))) {
      if (file === '') continue; // a page that is missing is named elsewhere
      const carried = contentIn(await askSite(file));
      if (carried === undefined)
        return wrong(
          `The pages name ${file}, which is missing: they stay as they were built, and their buttons and forms do not work.`,
          'Upload the whole folder that "npm run build" makes, /assets included.',
        );
      const held = partsOf(carried);
      for (const [key, value] of parts)
        if (isOther(held.get(key), value) && !stale.has(wordsFor(key)))
          stale.add(isFirst ? wordsFor(key) : `${wordsFor(key)} in ${languageOf(code).called.en}`);
    }
  }
  if (stale.size === 0) return ok("The pages show this project's current texts and prices.");
  const says = `The pages were built before something was changed: ${listed([...stale])}.`;
  if (isEmbedded) return note(`${says} The next build puts the change into the HTML.`);
  return wrong(
    says,
    'Build and upload again (docs/deploy.md, section 5), or set up the publish hook, which does both after each edit (section 7).',
  );
}

const LISTS: Partial<Record<string, string>> = {
  rooms: 'rooms and prices',
  images: 'pictures',
  pages: 'custom pages',
  periods: 'prices by date',
  spans: 'prices by date',
  discounts: 'discounts for long stays',
  codes: 'promo codes',
};

function wordsFor(key: string): string {
  const section = SECTION_KEYS.find((one) => one === key);
  return section ? nameOf(section) : (LISTS[key] ?? inWords(key));
}

const ABOUT = ['version', 'versions', 'sectionVersions', 'untranslated', 'source'];

function partsOf(content: unknown): Map<string, unknown> {
  const { sections, prices, ...lists } = Object(content);
  const parts = Object.entries({ ...lists, ...sections, ...prices });
  return new Map(parts.filter(([key]) => !ABOUT.includes(key)));
}

/** Returns the address of the content that a page was rendered from; '' if there is none. */
function contentFileOf({ text }: Answer): string {
  const address = getOwn(jsonOf({ text: POINTER.exec(text)?.[1] ?? '' }), 'content');
  return typeof address === 'string' && address.startsWith('/') ? address : '';
}

function contentIn({ status, text }: Answer): unknown {
  if (status !== 200) return undefined;
  return jsonOf({ text: text.replace(/^export default /, '').replace(/;\s*$/, '') });
}

const isOther = (carried: unknown, current: unknown) =>
  !isDeepStrictEqual(shown(carried), shown(current));

/** Removes times, and prices of past nights. */
function shown(value: unknown): unknown {
  const isOver = (one: unknown) => String(getOwn(one, 'toNight') ?? '9') <= hotelToday();
  const now = Array.isArray(value) ? value.filter((one) => !isOver(one)) : (value ?? []);
  return JSON.parse(JSON.stringify(now, (key, one) => (TIMES.includes(key) ? undefined : one)));
}
