import { administrator, demonstration, signUp } from './checks/accounts.ts';
import { bucket } from './checks/bucket.ts';
import { bundle } from './checks/bundle.ts';
import { content } from './checks/content.ts';
import { headers } from './checks/headers.ts';
import { calendars, emails, invitations } from './checks/functions.ts';
import { realtime } from './checks/realtime.ts';
import {
  everyPage,
  formerAddresses,
  missingPages,
  securityContact,
  pictures,
  serviceWorker,
} from './checks/pages.ts';
import { prerendered } from './checks/prerendered.ts';
import { privateFiles } from './checks/private-files.ts';
import { encryption, reachBackend, reachSite, withWww } from './checks/reach.ts';
import { resetLink } from './checks/reset-link.ts';
import { rules } from './checks/rules.ts';
import { searchAddresses, searchAllowed } from './checks/search.ts';
import { migrations, reading } from './checks/tables.ts';
import type { StyledText, Progress } from '../project/terminal.ts';
import type { Deployment, DoctorTarget } from './deployment.ts';
import type { Finding, CheckResult } from './finding.ts';

/** Checks one thing from outside without changing it. */
type Check = (deployment: Deployment) => Promise<CheckResult>;

const BACKEND_CHECKS: Check[] = [
  migrations,
  reading,
  // For an administrator, the check `administrator` compares the rules in more detail.
  async (deployment) => (deployment.admin ? [] : rules(deployment)),
  signUp,
  demonstration,
  administrator,
  bucket,
  content,
  resetLink,
  emails,
  invitations,
  calendars,
  realtime,
];

const SITE_CHECKS: Check[] = [
  encryption,
  withWww,
  headers,
  privateFiles,
  everyPage,
  formerAddresses,
  prerendered,
  pictures,
  bundle,
  serviceWorker,
  missingPages,
  securityContact,
  searchAllowed,
  searchAddresses,
];

export type Report = { heading: string; findings: Finding[] }[];

/** Skips the checks of a backend or a site that does not answer. */
export async function examine(
  wanted: DoctorTarget,
  parts: readonly ('Backend' | 'Site')[] = ['Backend', 'Site'],
  at: Progress['at'] = () => {},
): Promise<Report> {
  const { deployment, finding } = await reachBackend(wanted);
  const report: Report = [];
  for (const heading of parts) {
    const isBackend = heading === 'Backend';
    const checks = isBackend ? BACKEND_CHECKS : SITE_CHECKS;
    const findings = [isBackend ? finding : await reachSite(deployment)];
    for (const [done, check] of findings[0]?.kind === 'blind' ? [] : checks.entries()) {
      at(`Checking the ${heading.toLowerCase()}`, done + 1, checks.length);
      findings.push(...[await check(deployment)].flat());
    }
    report.push({ heading, findings });
  }
  return report;
}

/** 0: all is well. 1: something is wrong. 2: a check could not run. */
export function exitStatus(report: Report): 0 | 1 | 2 {
  const kinds = report.flatMap(({ findings }) => findings.map(({ kind }) => kind));
  if (kinds.includes('blind')) return 2;
  return kinds.includes('wrong') ? 1 : 0;
}

const MARKS: Record<Finding['kind'], StyledText> = {
  ok: ['green', 'ok   '],
  note: ['dim', 'note '],
  wrong: ['red', 'WRONG'],
  blind: ['yellow', 'BLIND'],
};
const INDENT = ' '.repeat(9);

export function linesOf(report: Report): StyledText[][] {
  const sections = report.flatMap(({ heading, findings }): StyledText[][] => [
    [],
    [['bold', `  ${heading}`]],
    ...findings.flatMap(({ kind, says, todo }): StyledText[][] => [
      ['  ', MARKS[kind], `  ${says}`],
      ...(todo ? [[`${INDENT}${todo}`]] : []),
    ]),
  ]);
  return [...sections, [], [`  ${verdict(report)}`], []];
}

function verdict(report: Report): string {
  const wrongs = report.flatMap(({ findings }) => findings).filter(({ todo }) => todo).length;
  const things = `${wrongs} ${wrongs === 1 ? 'thing' : 'things'}`;
  const more = exitStatus(report) === 2 ? '; not everything could be checked' : '';
  if (exitStatus(report) === 0) return 'No fault can be seen from outside.';
  return `${things} to repair${more}.`;
}
