import { PUSH_CONFIG } from '../../project/commands.ts';
import { fieldOf, jsonOf } from '../ask.ts';
import { type Deployment, json } from '../deployment.ts';
import { type Finding, listed, note, ok, wrong } from '../finding.ts';
import { demoAccounts } from '../../project/demo-accounts.ts';
import { signIn, signOut } from '../sign-in.ts';
import { clock } from './hosted-parts.ts';
import { rules } from './rules.ts';

/** What Auth answers to whoever tries too often, the doctor included. */
const TOO_MANY = 'over_request_rate_limit';

/** Whether strangers can make accounts. */
export async function signUp({ askBackend }: Deployment): Promise<Finding[]> {
  const settings = jsonOf(await askBackend('/auth/v1/settings'));
  const ways = fieldOf(settings, 'external');
  const findings: Finding[] = [];
  if (fieldOf(settings, 'disable_signup') !== true)
    findings.push(
      wrong(
        'sign-up',
        'Strangers can make accounts.',
        `Run ${PUSH_CONFIG}, or switch it off: Authentication, Sign In / Providers, Allow new users to sign up.`,
      ),
    );
  if (fieldOf(ways, 'anonymous_users') === true)
    findings.push(
      wrong(
        'sign-up',
        'Anonymous sign-ins are on.',
        'Switch them off: Authentication, Sign In / Providers.',
      ),
    );
  if (fieldOf(ways, 'email') !== true)
    findings.push(
      wrong(
        'sign-in',
        'Nobody can sign in by e-mail and password.',
        'Switch the provider Email on: Authentication, Sign In / Providers.',
      ),
    );
  return findings.length > 0 ? findings : [ok('sign-up', 'Strangers cannot make accounts.')];
}

/** Tries the published passwords; a session that begins is ended again. */
export async function demonstration(deployment: Deployment): Promise<Finding[]> {
  const id = 'demo-accounts';
  if (deployment.isEmbedded)
    return [note(id, 'Accounts of the demonstration: belong to the embedded backend.')];
  const found: string[] = [];
  for (const account of demoAccounts()) {
    const session = await signIn(deployment, account);
    if (session.why === TOO_MANY)
      return [note(id, 'Accounts of the demonstration: too many sign-ins; look again in an hour.')];
    if (!session.token) continue;
    found.push(account.email);
    await signOut(deployment, session.token);
  }
  if (found.length === 0) return [ok(id, 'The accounts of the demonstration are not there.')];
  return [
    wrong(
      id,
      `Everybody can sign in as ${listed(found)}: the password is published.`,
      'Delete these users (Authentication, Users); seed.sql must not be loaded into a hosted project.',
    ),
  ];
}

/** Signs in as an administrator, where one was given, and looks whether that is one. */
export async function administrator(deployment: Deployment): Promise<Finding[]> {
  const { admin } = deployment;
  if (!admin) return [];
  const { token, why } = await signIn(deployment, admin);
  if (!token)
    return [
      wrong(
        'admin',
        `${admin.email} cannot sign in (${why}).`,
        'Look at the password; "npm run admin:create" makes the first administrator.',
      ),
    ];
  const headers = { authorization: `Bearer ${token}` };
  const figures = await deployment.askBackend(
    '/rest/v1/rpc/dashboard_figures',
    json('POST', {}, headers),
  );
  const seen = figures.status === 200 ? await seenByAdmin(deployment, token) : [];
  await signOut(deployment, token);
  if (figures.status === 200) return [ok('admin', `${admin.email} administers the site.`), ...seen];
  return [
    wrong(
      'admin',
      `${admin.email} can sign in but does not administer (${String(fieldOf(jsonOf(figures), 'message'))}).`,
      'Give this account its row in profiles (docs/deploy.md, section 3), or use the second factor if there is one.',
    ),
  ];
}

/** What only administrators are told: which rules are other ones, and whether somebody sends letters. */
async function seenByAdmin(deployment: Deployment, token: string): Promise<Finding[]> {
  return [...(await rules(deployment, token)), ...(await clock(deployment, token))];
}
