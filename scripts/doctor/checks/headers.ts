import { isOwnMachine } from '../../project/address.ts';
import type { Deployment } from '../deployment.ts';
import { findingsOr, listed, ok, type CheckResult, wrong } from '../finding.ts';

const HALF_YEAR_S = 15_552_000;
const GRADES = ['A', 'B', 'C', 'D', 'E'];

const DEMANDS: [name: string, isMet: (headers: Headers) => boolean][] = [
  ['Content-Security-Policy without inline scripts', hasStrictScripts],
  ['frame-ancestors', (headers) => directive(headers, 'frame-ancestors') === "'none'"],
  ['Strict-Transport-Security of half a year', hasLongTransportSecurity],
  ['X-Content-Type-Options: nosniff', (h) => h.get('x-content-type-options') === 'nosniff'],
  ['Referrer-Policy', (headers) => isCarefulReferrer(headers.get('referrer-policy') ?? '')],
  ['Permissions-Policy', (headers) => headers.has('permissions-policy')],
];

/** Grades headers: A if none is missing, one letter lower for each missing header. */
export function gradeHeaders(headers: Headers): { grade: string; missing: string[] } {
  const missing = DEMANDS.filter(([, isMet]) => !isMet(headers)).map(([name]) => name);
  return { grade: GRADES[missing.length] ?? 'F', missing };
}

export async function headers(deployment: Deployment): Promise<CheckResult> {
  const { headers: sent } = await deployment.askSite('/');
  const { grade, missing } = gradeHeaders(sent);
  return findingsOr(
    [
      missing.length > 0 &&
        wrong(
          `Security headers: ${grade}. Missing: ${listed(missing)}.`,
          'Use the file that the build wrote for your host (docs/deploy.md, section 5).',
        ),
      !namesBackend(deployment, sent) &&
        wrong(
          `The Content-Security-Policy does not let pages call ${deployment.backend}.`,
          'Build with this project in .env, and upload headers and pages of the same build.',
        ),
    ],
    ok(`Security headers: ${grade}.`),
  );
}

/** False if the policy is of a build for another backend. */
function namesBackend({ backend, site }: Deployment, sent: Headers): boolean {
  const allowed = directive(sent, 'connect-src');
  if (allowed === undefined || backend === site || allowed.split(' ').includes(backend))
    return true;
  return isOwnMachine(backend) && isOwnMachine(site) && allowed === "'self'";
}

function hasStrictScripts(headers: Headers): boolean {
  const scripts = directive(headers, 'script-src') ?? directive(headers, 'default-src');
  return scripts !== undefined && !/'unsafe-(inline|eval)'|(^|\s)(\*|https?:)(\s|$)/.test(scripts);
}

function hasLongTransportSecurity(headers: Headers): boolean {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  return Number(age ?? 0) >= HALF_YEAR_S;
}

function isCarefulReferrer(policy: string): boolean {
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy);
}

function directive(headers: Headers, name: string): string | undefined {
  return (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}
