import { codeOf, fieldOf, jsonOf } from './ask.ts';
import { type Deployment, json } from './deployment.ts';

/** A session's token, or why there is none. */
export async function signIn(
  { askBackend }: Deployment,
  account: { email: string; password: string },
): Promise<{ token?: string; why?: string }> {
  const answer = await askBackend('/auth/v1/token?grant_type=password', json('POST', account));
  const token = fieldOf(jsonOf(answer), 'access_token');
  return typeof token === 'string' ? { token } : { why: codeOf(answer) || String(answer.status) };
}

/** Ends that session. */
export async function signOut({ askBackend }: Deployment, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await askBackend('/auth/v1/logout?scope=local', { method: 'POST', headers });
}
