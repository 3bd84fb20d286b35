import { isOwnMachine } from '../../project/address.ts';
import { PAUSED_STATUS } from '../../project/call.ts';
import { getOwn } from '../../../src/basics/rules/get-own.ts';
import { type Answer, sendRequest, errorCodeOf, jsonOf } from '../request.ts';
import { askWithKey, type Deployment, deploymentOf, type DoctorTarget } from '../deployment.ts';
import { blind, type Finding, note, ok, type CheckResult, wrong } from '../finding.ts';

/** Checks that a backend answers and accepts the key; all other checks need it. */
export async function reachBackend(
  wanted: DoctorTarget,
): Promise<{ deployment: Deployment; finding: Finding }> {
  const health = await askWithKey(wanted, '/auth/v1/health');
  const problem = unreachable(wanted, health);
  const isEmbedded = isEmbeddedVersion(String(getOwn(jsonOf(health), 'version')));
  const content = problem
    ? undefined
    : jsonOf(await askWithKey(wanted, '/rest/v1/rpc/site_content'));
  const kind = isEmbedded ? 'the embedded backend' : 'a Supabase project';
  return {
    deployment: deploymentOf(wanted, { isEmbedded, content }),
    finding: problem ?? ok(`${wanted.backend} is ${kind} and takes the key.`),
  };
}

function unreachable({ backend }: DoctorTarget, health: Answer): Finding | undefined {
  if (health.status === 0)
    return blind(
      `${backend} does not answer (${health.text}).`,
      'Look at the address; a project that was deleted, or paused for long, has none any more.',
    );
  if (health.status === PAUSED_STATUS)
    return blind(
      `The project at ${backend} is paused.`,
      'Press "Restore project" in its dashboard and look again in some minutes.',
    );
  if (health.status === 401 || health.status === 403)
    return blind(
      `${backend} does not take the key (${errorCodeOf(health) || health.status}).`,
      'Copy the publishable key of this very project from Project Settings, API Keys.',
    );
  if (getOwn(jsonOf(health), 'name') !== 'GoTrue')
    return blind(
      `${backend} answers ${health.status}, but not as a Supabase project does.`,
      "Give the project's address, like https://abcdefgh.supabase.co; wait if it has just been made.",
    );
  return undefined;
}

/** @supabase/lite names itself in a token that is part of the version field. */
function isEmbeddedVersion(version: string): boolean {
  const claims = Buffer.from(version.split('.')[1] ?? '', 'base64url').toString('utf8');
  return claims.includes('@supabase/lite');
}

export async function reachSite({ site, askSite }: Deployment): Promise<Finding> {
  const home = await askSite('/');
  if (home.status === 0)
    return blind(`${site} does not answer (${home.text}).`, 'Look at the address and at the host.');
  const location = home.headers.get('location');
  if (location !== null)
    return blind(
      `${site} leads to ${location}.`,
      'Give the address that visitors end at, and build with it as SITE_URL.',
    );
  if (home.status !== 200 || !home.headers.get('content-type')?.includes('text/html'))
    return blind(`${site} answers ${home.status}, not a page.`, 'Upload the built folder dist.');
  return ok(`${site} answers with a page.`);
}

export async function encryption({ site }: Deployment): Promise<CheckResult> {
  if (isOwnMachine(site)) return note('HTTPS: not needed on this machine.');
  if (!site.startsWith('https:'))
    return wrong('The site is asked for without encryption.', 'Switch HTTPS on at the host.');
  const plain = await sendRequest(site.replace(/^https:/, 'http:'));
  const leadsOn = plain.headers.get('location')?.startsWith('https:') ?? false;
  if (plain.status === 0 || leadsOn) return ok('Everything goes over HTTPS.');
  return wrong(
    'The site is also answered without encryption.',
    'Have the host send http:// on to https://.',
  );
}

/** Checks that the www. address, if it exists, leads to the site. */
export async function withWww({ site }: Deployment): Promise<CheckResult> {
  const { hostname, protocol } = new URL(site);
  if (isOwnMachine(site) || protocol !== 'https:' || /^www\.|^[\d.]+$/.test(hostname)) return [];
  return judgeWww(site, await sendRequest(`https://www.${hostname}/`));
}

export function judgeWww(site: string, answer: Answer): Finding {
  const www = site.replace('//', '//www.');
  if (answer.status === 0 && /ENOTFOUND|EAI_AGAIN|ECONNREFUSED/.test(answer.text))
    return note(`${www} is no address; whoever types it finds nothing.`);
  if (answer.headers.get('location')?.startsWith(`${site}/`)) return ok(`${www} leads here.`);
  const todo =
    'Lead it to the site: on a server of your own the certificate has to be for both names (docs/deploy.md, section 5), elsewhere add it at the host.';
  if (answer.status === 0)
    return wrong(`${www} has no certificate of its own (${answer.text}).`, todo);
  return wrong(`${www} answers ${answer.status} instead of leading to ${site}.`, todo);
}
