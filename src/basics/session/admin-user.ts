import { getOwn } from '../rules/get-own.ts';
import type { LanguageCode } from '../../words/languages.ts';

/**
 * An account. `needsCode`: a second factor is enrolled and not shown yet (aal1 of specification 4).
 * `findKey`: false where its owner wants no key alone to do anything (WCAG 2.1.4).
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
 * The account with its profile, or the e-mail's first part and `admin` (specification 3 and 4).
 * A label only: what the person may change is decided by the database (DECISIONS 14).
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
