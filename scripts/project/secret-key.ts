import { createHmac } from 'node:crypto';
import { StopError } from '../../supabase/embedded/stop-error.ts';

const TOKEN_SECONDS = 600;

/**
 * Checks a secret key without printing it.
 * @throws StopError for a key of another kind or an expired one
 */
export function checkSecretKey(key: string, now = Date.now()): void {
  const where = 'Project Settings, API Keys, shows the secret key (sb_secret_…)';
  if (key.startsWith('sb_secret_')) return;
  if (key.startsWith('sb_publishable_'))
    throw new StopError(`SUPABASE_SECRET_KEY holds the publishable key: ${where}.`);
  const { role, exp } = claimsOf(key);
  if (!role) throw new StopError(`SUPABASE_SECRET_KEY does not hold a Supabase key: ${where}.`);
  if (role !== 'service_role')
    throw new StopError(`SUPABASE_SECRET_KEY holds a key with the rights of "${role}": ${where}.`);
  if (typeof exp === 'number' && exp * 1000 < now)
    throw new StopError(`The key in SUPABASE_SECRET_KEY has expired: ${where}.`);
}

/** Signs a token with the backend's secret, valid for ten minutes. */
export function embeddedToken(jwtSecret: string, role = 'service_role'): string {
  const issued = Math.floor(Date.now() / 1000);
  const claims = { role, iat: issued, exp: issued + TOKEN_SECONDS };
  const parts = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signed = parts.join('.');
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}

function claimsOf(key: string): { role?: unknown; exp?: unknown } {
  try {
    return Object(JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8')));
  } catch {
    return {};
  }
}
