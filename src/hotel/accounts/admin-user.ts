import { getOwn } from '../rules/own.ts';
import type { LanguageCode } from '../../words/languages.ts';

/**
 * An account as the sign-in service knows it. `needsCode`: a second factor is enrolled and this
 * session has not shown it yet (level aal1 of specification 4), so the server refuses its changes.
 * `language`: what its owner has chosen to read; `findKey`: false where its owner wants no key alone
 * to do anything (WCAG 2.1.4).
 */
export type Account = {
  id: string;
  email: string;
  needsCode: boolean;
  language?: LanguageCode | undefined;
  findKey?: false | undefined;
};

/** The person at work in the admin area (specification 3). */
export type AdminUser = Account & { username: string; role: string };

const ADMIN_ROLE = 'admin';

/**
 * The account with its profile (specification 3 and 4): without a usable profile the username is
 * the part of the e-mail before the @ and the role is admin. That is a label only: what the person
 * may change is decided by the database (DECISIONS 14).
 * @param profile a row of `profiles`, or anything else when it could not be read
 */
export function toAdminUser(account: Account, profile: unknown): AdminUser {
  const beforeAt = account.email.split('@')[0] ?? '';
  return {
    ...account,
    username: words(getOwn(profile, 'username')) || beforeAt,
    role: words(getOwn(profile, 'role')) || ADMIN_ROLE,
  };
}

/** False for an account whose own profile says that it is not an administrator's. */
export function mayEdit(user: AdminUser): boolean {
  return user.role === ADMIN_ROLE;
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
