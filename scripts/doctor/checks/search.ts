import { PATH } from '../../../src/basics/rules/paths.ts';
import { isOwnMachine } from '../../project/address.ts';
import { getOwn } from '../../../src/basics/rules/get-own.ts';
import { inParallel } from '../request.ts';
import type { Deployment } from '../deployment.ts';
import { findingsOr, firstOf, note, ok, type CheckResult, wrong } from '../finding.ts';
import { pathsOf } from './pages.ts';

const META = /<meta[^>]*name="robots"[^>]*>/i;
const TODO = (site: string) => `Build again with SITE_URL=${site} and upload the site.`;

export async function searchAllowed({ askSite }: Deployment): Promise<CheckResult> {
  const [robots, home] = await inParallel(['/robots.txt', '/'], askSite);
  if (robots?.status === 200 && refusesEverybody(robots.text))
    return wrong(
      'robots.txt tells every search engine to stay away from the whole site ("Disallow: /").',
      'Upload the robots.txt of the build; some hosts replace it at their test addresses.',
    );
  const said = `${home?.headers.get('x-robots-tag')} ${META.exec(home?.text ?? '')?.[0] ?? ''}`;
  if (/noindex|none/.test(said))
    return wrong(
      'The host tells search engines not to list the site (noindex).',
      "Remove X-Robots-Tag in the host's settings, or publish at your own address instead of a preview.",
    );
  return ok('Search engines may read the site.');
}

/** True if a robots.txt forbids the whole site to all crawlers. */
export function refusesEverybody(robots: string): boolean {
  const rules = robots.replaceAll(/[ \t\r]|#.*/g, '');
  // A group begins with one or several user agents.
  const groups = rules.split(/(?<!user-agent:.*)\n+(?=user-agent:)/i);
  return groups.some(
    (group) => /^user-agent:\*$/im.test(group) && /^disallow:\/\*?$/im.test(group),
  );
}

export async function searchAddresses(deployment: Deployment): Promise<CheckResult> {
  const { site, askSite, content, hotel } = deployment;
  const home = await askSite('/');
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home.text)?.[1];
  if (canonical === undefined && isOwnMachine(site))
    return note('Built without SITE_URL: no canonical addresses, no sitemap.');
  if (canonical !== `${site}/`)
    return wrong(
      canonical
        ? `The home page says that its address is ${canonical}.`
        : 'The pages do not say their address to search engines.',
      TODO(site),
    );
  const sitemap = await askSite('/sitemap.xml');
  const places = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);
  if (sitemap.status !== 200 || places.length === 0)
    return wrong('There is no sitemap.xml.', TODO(site));
  const stray = places.find((place) => !URL.canParse(place) || new URL(place).origin !== site);
  if (stray !== undefined) return wrong(`The sitemap names ${stray}.`, TODO(site));
  const wanted = pathsOf(hotel, hotel.sections.hotelInfo.languages).flatMap((path) =>
    path.endsWith(PATH.unsubscribe) ? [] : [site + path],
  );
  const isKnown = getOwn(content, 'sections') !== undefined;
  const lost = wanted.filter((one) => isKnown && !places.includes(one));
  const gone = places.filter((one) => isKnown && !wanted.includes(one));
  const todo = `${TODO(site)} The publish hook does both after each edit (docs/deploy.md, section 7).`;
  return findingsOr(
    [
      lost.length > 0 &&
        wrong(
          `The sitemap lacks ${firstOf(lost, 3)}: search engines may find these pages late or never.`,
          todo,
        ),
      gone.length > 0 &&
        wrong(`The sitemap names ${firstOf(gone, 3)}, where there is no page.`, todo),
    ],
    ok(`The sitemap names ${places.length} pages of this address.`),
  );
}
