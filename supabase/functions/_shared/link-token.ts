import { createHash, randomBytes } from 'node:crypto';

/** Makes a link's token: 160 random bits, which nobody can guess. */
export function makeToken(): string {
  return randomBytes(20).toString('base64url');
}

/** Returns the form in which the database stores a token: it opens nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
