import { createHmac } from 'node:crypto';
import { StopError } from '../../supabase/embedded/stop-error.ts';

const TOKEN_SECONDS = 600;

/** Checks a secret key of either generation. @throws StopError for another key, without naming it */
export function checkSecretKey(key: string): void {
  if (key.startsWith('sb_secret_') || roleOf(key) === 'service_role') return;
  throw new StopError(
    'SUPABASE_SECRET_KEY does not hold the secret key: Project Settings, API Keys, shows it (sb_secret_…).',
  );
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

function roleOf(token: string): string | undefined {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')).role;
  } catch {
    return undefined;
  }
}
