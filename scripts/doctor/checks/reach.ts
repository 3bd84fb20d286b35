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
    finding: problem ?? ok(`${wanted.backend} is ${kind} and accepts the key.`),
  };
}

function unreachable({ backend }: DoctorTarget, health: Answer): Finding | undefined {
  if (health.status === 0)
    return blind(
      `${backend} does not answer (${health.text}).`,
      'Check the address; a project that was deleted, or paused for a long time, has none.',
    );
  if (health.status === PAUSED_STATUS)
    return blind(
      `The project at ${backend} is paused.`,
      'Press "Restore project" in its dashboard and run the doctor again in some minutes.',
    );
  if (health.status === 401 || health.status === 403)
    return blind(
      `${backend} does not accept the key (${errorCodeOf(health) || health.status}).`,
      'Copy the publishable key of this very project from Project Settings, API Keys.',
    );
  if (getOwn(jsonOf(health), 'name') !== 'GoTrue')
    return blind(
      `${backend} answers ${health.status}, but not as a Supabase project does.`,
      "Give the project's address, like https://abcdefgh.supabase.co. If the project is new, wait some minutes.",
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
    return blind(`${site} does not answer (${home.text}).`, 'Check the address and the host.');
  const location = home.headers.get('location');
  if (location !== null)
    return blind(
      `${site} redirects to ${location}.`,
      'Give the address that visitors arrive at, and build with it as SITE_URL.',
    );
  if (home.status !== 200 || !home.headers.get('content-type')?.includes('text/html'))
    return blind(`${site} answers ${home.status}, not a page.`, 'Upload the built folder dist.');
  return ok(`${site} answers with a page.`);
}

export async function encryption({ site }: Deployment): Promise<CheckResult> {
  if (isOwnMachine(site)) return note('HTTPS: not needed on this machine.');
  if (!site.startsWith('https:'))
    return wrong('The given address of the site is not encrypted.', 'Switch HTTPS on at the host.');
  const plain = await sendRequest(site.replace(/^https:/, 'http:'));
  const leadsOn = plain.headers.get('location')?.startsWith('https:') ?? false;
  if (plain.status === 0 || leadsOn) return ok('http:// redirects to https://.');
  return wrong(
    'The site also answers without encryption.',
    'Set the host to redirect http:// to https://.',
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
    return note(`${www} does not exist, so visitors who type it find nothing.`);
  if (answer.headers.get('location')?.startsWith(`${site}/`))
    return ok(`${www} redirects to the site.`);
  const todo =
    'Redirect it to the site. On your own server the certificate must contain both names (docs/deploy.md, section 5); elsewhere add the name at the host.';
  if (answer.status === 0)
    return wrong(`${www} has no certificate of its own (${answer.text}).`, todo);
  return wrong(`${www} answers ${answer.status} instead of redirecting to ${site}.`, todo);
}
