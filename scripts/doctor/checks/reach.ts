import { type Answer, codeOf, fieldOf, jsonOf } from '../ask.ts';
import { askWithKey, type Deployment, deploymentOf, type Wanted } from '../deployment.ts';
import { blind, type Finding, ok } from '../finding.ts';
import { PAUSED_STATUS } from '../../project/call.ts';

const ID = 'backend';

/** Whether there is a backend that takes the key; everything else is asked of it afterwards. */
export async function reachBackend(
  wanted: Wanted,
): Promise<{ deployment: Deployment; findings: Finding[] }> {
  const health = await askWithKey(wanted, '/auth/v1/health');
  const problem = unreachable(wanted, health);
  if (problem)
    return {
      deployment: deploymentOf(wanted, { isEmbedded: false, content: undefined }),
      findings: [problem],
    };
  const isEmbedded = isEmbeddedVersion(String(fieldOf(jsonOf(health), 'version')));
  const content = jsonOf(await askWithKey(wanted, '/rest/v1/rpc/site_content'));
  const kind = isEmbedded ? 'the embedded backend' : 'a Supabase project';
  return {
    deployment: deploymentOf(wanted, { isEmbedded, content }),
    findings: [ok(ID, `${wanted.backend} is ${kind} and takes the key.`)],
  };
}

function unreachable({ backend }: Wanted, health: Answer): Finding | undefined {
  if (health.status === 0)
    return blind(
      ID,
      `${backend} does not answer (${health.text}).`,
      'Look at the address; a project that was deleted, or paused for long, has none any more.',
    );
  if (health.status === PAUSED_STATUS)
    return blind(
      'paused',
      `The project at ${backend} is paused.`,
      'Press "Restore project" in its dashboard and look again in some minutes.',
    );
  if (health.status === 401 || health.status === 403)
    return blind(
      'key',
      `${backend} does not take the key (${codeOf(health) || health.status}).`,
      'Copy the publishable key of this very project from Project Settings, API Keys.',
    );
  if (fieldOf(jsonOf(health), 'name') !== 'GoTrue')
    return blind(
      ID,
      `${backend} answers ${health.status}, but not as a Supabase project does.`,
      "Give the project's address, like https://abcdefgh.supabase.co; wait if it has just been made.",
    );
  return undefined;
}

/** lite hides its name in what stands for a version. */
function isEmbeddedVersion(version: string): boolean {
  const claims = Buffer.from(version.split('.')[1] ?? '', 'base64url').toString('utf8');
  return claims.includes('@supabase/lite');
}
