import { withJson } from '../../project/call.ts';
import { DEMO_ACCOUNTS, PUSH_CONFIG } from '../../project/commands.ts';
import { getOwn } from '../../../src/basics/rules/get-own.ts';
import { errorCodeOf, jsonOf } from '../request.ts';
import type { Deployment } from '../deployment.ts';
import { findingsOr, listed, note, ok, type CheckResult, wrong } from '../finding.ts';
import { outboxClock, calendarFeeds } from './functions.ts';
import { rules } from './rules.ts';

/** Auth's status after too many attempts; the doctor's own attempts count too. */
const TOO_MANY = 'over_request_rate_limit';

/** Checks that strangers cannot create accounts. */
export async function signUp({ askBackend }: Deployment): Promise<CheckResult> {
  const settings = jsonOf(await askBackend('/auth/v1/settings'));
  const ways = getOwn(settings, 'external');
  const where = 'Authentication, Sign In / Providers';
  return findingsOr(
    [
      getOwn(settings, 'disable_signup') !== true &&
        wrong(
          'Strangers can create accounts.',
          `Run ${PUSH_CONFIG}, or switch it off: ${where}, Allow new users to sign up.`,
        ),
      getOwn(ways, 'anonymous_users') === true &&
        wrong('Anonymous sign-ins are on.', `Switch them off: ${where}.`),
      getOwn(ways, 'email') !== true &&
        wrong(
          'Nobody can sign in by e-mail and password.',
          `Switch the provider Email on: ${where}.`,
        ),
    ],
    ok('Strangers cannot create accounts.'),
  );
}

export async function demonstration(deployment: Deployment): Promise<CheckResult> {
  if (deployment.isEmbedded)
    return note('The demo accounts were not tried: the embedded backend has them on purpose.');
  const found: string[] = [];
  for (const account of DEMO_ACCOUNTS) {
    const session = await signIn(deployment, account);
    if (session.why === TOO_MANY)
      return note(
        'The demo accounts could not be tried: too many sign-ins. Run the doctor again in an hour.',
      );
    if (!session.token) continue;
    found.push(account.email);
    await signOut(deployment, session.token);
  }
  if (found.length === 0) return ok('There are no demo accounts.');
  return wrong(
    `Everybody can sign in as ${listed(found)}: the password is published.`,
    'Delete these users (Authentication, Users). Never load seed.sql into a hosted project.',
  );
}

export async function administrator(deployment: Deployment): Promise<CheckResult> {
  const { admin, askBackend } = deployment;
  if (!admin) return [];
  const { token, why } = await signIn(deployment, admin);
  if (!token)
    return wrong(
      `${admin.email} cannot sign in (${why}).`,
      'Check the password; "npm run admin:create" creates the first administrator.',
    );
  const headers = { authorization: `Bearer ${token}` };
  try {
    const role = await askBackend('/rest/v1/rpc/my_role', withJson({}, headers));
    if (jsonOf(role) !== 'admin')
      return wrong(
        `${admin.email} can sign in but is no administrator (${String(getOwn(jsonOf(role), 'message') ?? jsonOf(role))}).`,
        'Add a row for this account to profiles (docs/deploy.md, section 3). The doctor cannot use an account with a second factor, or any account where everybody needs one.',
      );
    // Only administrators may see which rules differ and whether emails are sent.
    const told = [rules, outboxClock, calendarFeeds].map((look) => look(deployment, headers));
    return [
      ok(`${admin.email} is an administrator of the site.`),
      ...(await Promise.all(told)).flat(),
    ];
  } finally {
    await signOut(deployment, token);
  }
}

async function signIn(
  { askBackend }: Deployment,
  account: { email: string; password: string },
): Promise<{ token?: string; why?: string }> {
  const answer = await askBackend('/auth/v1/token?grant_type=password', withJson(account));
  const token = getOwn(jsonOf(answer), 'access_token');
  return typeof token === 'string'
    ? { token }
    : { why: errorCodeOf(answer) || String(answer.status) };
}

const signOut = ({ askBackend }: Deployment, token: string) =>
  askBackend('/auth/v1/logout?scope=local', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
