import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { reason, StopError } from '../../supabase/embedded/stop-error.ts';
import { call, readRefusal, refused, withJson } from '../project/call.ts';
import { DEMO_ACCOUNTS } from '../project/commands.ts';
import type { Project } from '../project/project.ts';
import { passwordProblem } from '../../src/front/sign-in/password.ts';
import { USERNAME_MAX } from '../../src/basics/rules/limits.ts';
import { ROLES, type Role } from '../../src/basics/session/rights.ts';
import { emailSchema, normalEmail } from '../../src/basics/rules/email.ts';

const userSchema = v.object({ id: v.string() });
const sessionSchema = v.object({ access_token: v.string(), user: userSchema });

/**
 * Creates an account, signs in and asks the database for its role. An existing account with this
 * password gets the role, so that an interrupted run can be repeated.
 * @throws StopError; an account made by this run is deleted again
 */
export async function createAdmin(project: Project, admin: NewAdmin): Promise<void> {
  refuseEmbedded(project);
  await call(project, 'Looking for the table of profiles', '/rest/v1/profiles?select=id&limit=1');
  const made = await makeAccount(project, admin);
  try {
    const { user, access_token: token } = await signIn(project, admin).catch((error: unknown) => {
      if (made !== undefined) throw error;
      throw new StopError(
        `There is an account for ${admin.email} already, and it keeps its password: run this command again with that password (without --generate), or with another address. ` +
          `If the password is forgotten, /admin sends an e-mail with a link for a new one. (${reason(error)})`,
      );
    });
    const profile = { id: user.id, username: admin.username, role: admin.role };
    const row = withJson(profile, { prefer: 'resolution=merge-duplicates' });
    await call(project, 'Giving the account its role', '/rest/v1/profiles', row);
    await checkRole(project, token, admin.role);
  } catch (error) {
    if (made !== undefined) await removeAccount(project, made, error);
    throw error;
  }
}

export function refuseEmbedded(project: Project): void {
  if (project.isEmbedded)
    throw new StopError(
      `The embedded backend has only the demo accounts: sign in as ${DEMO_ACCOUNTS[0].email}. ` +
        `For a hosted project give --url and SUPABASE_SECRET_KEY.`,
    );
}

async function makeAccount(
  project: Project,
  { email, password }: NewAdmin,
): Promise<string | undefined> {
  const account = withJson({ email, password, email_confirm: true });
  const response = await project.ask('/auth/v1/admin/users', account);
  if (response.ok) return v.parse(userSchema, await response.json()).id;
  const refusal = await readRefusal(response);
  if (refusal.code === 'email_exists') return undefined;
  throw refused('Creating the account', project, refusal);
}

async function signIn(project: Project, { email, password }: NewAdmin) {
  const address = '/auth/v1/token?grant_type=password';
  const response = await call(project, 'Signing in', address, withJson({ email, password }));
  return v.parse(sessionSchema, await response.json());
}

async function checkRole(project: Project, token: string, role: Role): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await project.ask('/rest/v1/rpc/my_role', { headers });
  const found: unknown = answer.ok ? await answer.json() : (await readRefusal(answer)).message;
  const isRefused = found !== role && !(await lacksSecondFactor(project, headers));
  await project.ask('/auth/v1/logout?scope=local', { method: 'POST', headers });
  if (isRefused)
    throw new StopError(
      `The account was created, but the database does not give it the role "${role}" (${String(found)}): ` +
        `run "npm run doctor", then this command again.`,
    );
}

/** True if the hotel requires a second factor: a new account sets its own up at the first sign-in. */
async function lacksSecondFactor(project: Project, headers: Record<string, string>) {
  const answer = await project.ask('/rest/v1/rpc/my_second_factor', { headers });
  const rule = v.safeParse(v.object({ isRequired: v.boolean() }), await answer.json());
  return rule.success && rule.output.isRequired;
}

async function removeAccount(project: Project, id: string, failure: unknown): Promise<void> {
  await call(project, 'Deleting the account again', `/auth/v1/admin/users/${id}`, {
    method: 'DELETE',
  }).catch((error: unknown) => {
    throw new StopError(
      `${reason(failure)}\n  ${reason(error)}\n  The account still exists, without rights: run the same command again to complete it.`,
    );
  });
}

export type NewAdmin = { email: string; username: string; password: string; role: Role };

/** Reads `--role`; an administrator by default. @throws StopError */
export function readRole(text = 'admin'): Role {
  const role = ROLES.find((one) => one === text.trim());
  if (!role) throw new StopError(`--role must be one of ${ROLES.join(', ')}.`);
  return role;
}

export function readEmail(text: string): string {
  const email = normalEmail(text);
  if (!v.is(emailSchema, email)) throw new StopError(`"${text}" is not an e-mail address.`);
  if (email.endsWith('@hotel.test'))
    throw new StopError(`${email} is an address of the demo accounts: give your own.`);
  return email;
}

export function readUsername(text: string): string {
  const username = text.trim();
  if (username.length === 0 || username.length > USERNAME_MAX)
    throw new StopError(`--username must have 1 to ${USERNAME_MAX} characters.`);
  return username;
}

export function checkPassword(
  { email, password }: Pick<NewAdmin, 'email' | 'password'>,
  hotelName: string,
): void {
  if (DEMO_ACCOUNTS.some((demo) => demo.password === password))
    throw new StopError('This is a demo password, which everybody can read: choose another one.');
  const problem = passwordProblem(password, { email, hotelName });
  if (problem) throw new StopError(problem);
}

export const generatePassword = () => randomBytes(15).toString('base64url');
