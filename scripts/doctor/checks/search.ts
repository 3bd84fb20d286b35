import { isOwnMachine } from '../../project/address.ts';
import type { Deployment } from '../deployment.ts';
import { type Finding, note, ok, wrong } from '../finding.ts';

const ID = 'addresses';
const TODO = (site: string) => `Build again with SITE_URL=${site} and upload it.`;

/** Whether search engines are told the site's own address. */
export async function searchAddresses({ site, askSite }: Deployment): Promise<Finding[]> {
  const home = await askSite('/');
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home.text)?.[1];
  if (canonical === undefined && isOwnMachine(site))
    return [note(ID, 'Built without SITE_URL: no canonical addresses, no sitemap.')];
  if (canonical !== `${site}/`)
    return [
      wrong(
        ID,
        canonical
          ? `The home page says that its address is ${canonical}.`
          : 'The pages do not say their address to search engines.',
        TODO(site),
      ),
    ];
  const sitemap = await askSite('/sitemap.xml');
  const places = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);
  if (sitemap.status !== 200 || places.length === 0)
    return [wrong('sitemap', 'There is no sitemap.xml.', TODO(site))];
  const stray = places.find((place) => !URL.canParse(place) || new URL(place).origin !== site);
  if (stray !== undefined) return [wrong('sitemap', `The sitemap names ${stray}.`, TODO(site))];
  return [ok(ID, `Search engines are told ${places.length} pages of this address.`)];
}
