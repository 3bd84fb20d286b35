import { BACKEND_CHECKS, type Check, SITE_CHECKS } from './checks.ts';
import { reachBackend } from './checks/reach.ts';
import { reachSite } from './checks/site-reach.ts';
import type { Deployment, Wanted } from './deployment.ts';
import type { Finding } from './finding.ts';

export type Report = { heading: string; findings: Finding[] }[];

/**
 * Looks at a deployment, backend first. What cannot be reached is not looked at further.
 * @param parts of it that are asked
 */
export async function examine(
  wanted: Wanted,
  parts: readonly ('Backend' | 'Site')[] = ['Backend', 'Site'],
): Promise<Report> {
  const { deployment, findings } = await reachBackend(wanted);
  const report: Report = [];
  for (const heading of parts) {
    const [begun, checks] =
      heading === 'Backend'
        ? [findings, BACKEND_CHECKS]
        : [await reachSite(deployment), SITE_CHECKS];
    report.push({ heading, findings: await goOn(begun, checks, deployment) });
  }
  return report;
}

async function goOn(begun: Finding[], checks: Check[], deployment: Deployment): Promise<Finding[]> {
  const findings = [...begun];
  if (findings.some(({ kind }) => kind === 'blind')) return findings;
  for (const check of checks) findings.push(...(await check(deployment)));
  return findings;
}

/** 0 when all is well, 1 when something is wrong, 2 when something could not be looked at. */
export function exitStatus(report: Report): 0 | 1 | 2 {
  const kinds = report.flatMap(({ findings }) => findings.map(({ kind }) => kind));
  if (kinds.includes('blind')) return 2;
  return kinds.includes('wrong') ? 1 : 0;
}
