import { getOwn } from '../rules/get-own.ts';
import type { LanguageCode } from '../../words/languages.ts';

/**
 * A signed-in account. `needsCode`: its second factor is not verified yet. `findKey`: false if the
 * person turned off the keyboard shortcut `/` (WCAG 2.1.4).
 */
export type Account = {
  id: string;
  email: string;
  needsCode: boolean;
  language?: LanguageCode | undefined;
  findKey?: false | undefined;
  /** True if a second factor is set up. */
  hasFactor?: boolean;
  /** An address that waits for its confirmation. */
  newEmail?: string | undefined;
};

export type AdminUser = Account & { username: string; role: string };

/** Name and role are for display: the database decides what a person may do (DECISIONS 14). */
export function toAdminUser(account: Account, profile: unknown): AdminUser {
  const beforeAt = account.email.split('@')[0] ?? '';
  return {
    ...account,
    username: words(getOwn(profile, 'username')) || beforeAt,
    role: words(getOwn(profile, 'role')) || 'admin',
  };
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
