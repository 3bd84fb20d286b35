import { isOwnMachine } from '../../project/address.ts';
import { type Answer, ask } from '../ask.ts';
import type { Deployment } from '../deployment.ts';
import { blind, type Finding, note, ok, wrong } from '../finding.ts';

const ID = 'site';

/** Whether there is a site; everything else is asked of it afterwards. */
export async function reachSite({ site, askSite }: Deployment): Promise<Finding[]> {
  const home = await askSite('/');
  if (home.status === 0)
    return [
      blind(ID, `${site} does not answer (${home.text}).`, 'Look at the address and at the host.'),
    ];
  const location = home.headers.get('location');
  if (location !== null)
    return [
      blind(
        ID,
        `${site} leads to ${location}.`,
        'Give the address that visitors end at, and build with it as SITE_URL.',
      ),
    ];
  if (home.status !== 200 || !home.headers.get('content-type')?.includes('text/html'))
    return [
      blind(ID, `${site} answers ${home.status}, not a page.`, 'Upload the built folder dist.'),
    ];
  return [ok(ID, `${site} answers with a page.`)];
}

/** Whether visitors are always on an encrypted line. */
export async function encryption({ site }: Deployment): Promise<Finding[]> {
  const id = 'https';
  if (isOwnMachine(site)) return [note(id, 'HTTPS: not needed on this machine.')];
  if (!site.startsWith('https:'))
    return [wrong(id, 'The site is asked for without encryption.', 'Switch HTTPS on at the host.')];
  const plain = await ask(site.replace(/^https:/, 'http:'));
  const leadsOn = plain.headers.get('location')?.startsWith('https:') ?? false;
  if (plain.status === 0 || leadsOn) return [ok(id, 'Everything goes over HTTPS.')];
  return [
    wrong(
      id,
      'The site is also answered without encryption.',
      'Have the host send http:// on to https://.',
    ),
  ];
}

/** Whether the address with www. before it leads to the site, where there is one. */
export async function withWww({ site }: Deployment): Promise<Finding[]> {
  const { hostname, protocol } = new URL(site);
  if (isOwnMachine(site) || protocol !== 'https:' || /^www\.|^[\d.]+$/.test(hostname)) return [];
  return judgeWww(site, await ask(`https://www.${hostname}/`));
}

/** @param answer of the address with www. */
export function judgeWww(site: string, answer: Answer): Finding[] {
  const id = 'www';
  const www = site.replace('//', '//www.');
  if (answer.status === 0 && /ENOTFOUND|EAI_AGAIN|ECONNREFUSED/.test(answer.text))
    return [note(id, `${www} is no address; whoever types it finds nothing.`)];
  if (answer.headers.get('location')?.startsWith(`${site}/`)) return [ok(id, `${www} leads here.`)];
  const todo =
    'Lead it to the site: on a server of your own the certificate has to be for both names (docs/deploy.md, section 5), elsewhere add it at the host.';
  if (answer.status === 0)
    return [wrong(id, `${www} has no certificate of its own (${answer.text}).`, todo)];
  return [wrong(id, `${www} answers ${answer.status} instead of leading to ${site}.`, todo)];
}
