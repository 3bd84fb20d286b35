import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { passwordProblem } from '../../src/hotel/account-pages/password.ts';
import { emailSchema, normalEmail } from '../../src/hotel/rules/email.ts';
import { StopError } from '../../supabase/embedded/stop-error.ts';
import { demoAccounts } from '../project/demo-accounts.ts';

const USERNAME_MAX = 80;
const GENERATED_BYTES = 15;

export type NewAdmin = { email: string; username: string; password: string };

/** The address as it is stored. @throws StopError for none, and for one of the demonstration */
export function readEmail(text: string): string {
  const email = normalEmail(text);
  if (!v.is(emailSchema, email)) throw new StopError(`"${text}" is not an e-mail address.`);
  const [demo] = demoAccounts();
  const domain = demo?.email.split('@')[1];
  if (email.endsWith(`@${domain}`))
    throw new StopError(`${email} is an address of the demonstration: give your own.`);
  return email;
}

/** What the admin area calls this person. @throws StopError */
export function readUsername(text: string): string {
  const username = text.trim();
  if (username.length === 0 || username.length > USERNAME_MAX)
    throw new StopError(`--username is a name of 1 to ${USERNAME_MAX} characters.`);
  return username;
}

/** @throws StopError for a password that is too easily found */
export function checkPassword({ email, password }: NewAdmin, hotelName: string): void {
  if (demoAccounts().some((demo) => demo.password === password))
    throw new StopError('This is a password of the demonstration, which everybody can read.');
  const problem = passwordProblem(password, { email, hotelName });
  if (problem) throw new StopError(problem);
}

/** Twenty characters by chance. */
export function generatePassword(): string {
  return randomBytes(GENERATED_BYTES).toString('base64url');
}
