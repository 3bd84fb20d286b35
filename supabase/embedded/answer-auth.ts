import {
  asksForMail,
  loginAttempt,
  mailRequestAccepted,
  refusedBody,
  refusedReuse,
  tooManyTries,
  withoutUserCreation,
  withExistingAccount,
} from './auth-guard.ts';
import type { AuthRequest } from './auth-request.ts';
import type { Sql } from './database.ts';
import { askOldAddress, confirmAddress } from './email-change.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { type Mail, rememberingOrigin, withOwnAddress, withSafeRedirect } from './mail.ts';
import { changePassword, rememberMailedLink } from './password-guard.ts';
import { answerFactors } from './second-factor.ts';
import { withSecondFactor } from './session-token.ts';

export type AuthContext = {
  key: string;
  reuseSeconds: number;
  throttle: LoginThrottle;
  now: () => number;
  siteUrl: string;
  /** Signs tokens. */
  secret: string;
  send: (mail: Mail) => void;
  sql: Sql;
  ask: (request: Request, peerAddress: string | null) => Promise<Response>;
  /** Waits one turn of the event loop, so that other work can run first. */
  rest: () => Promise<void>;
};

/** Answers a request to /auth/v1, with the checks and endpoints that @supabase/lite lacks. */
export async function answerAuth(
  house: AuthContext,
  original: Request,
  auth: AuthRequest,
  peerAddress: string | null,
): Promise<Response> {
  const { throttle, sql, now, secret } = house;
  const address = peerAddress ?? '';
  const ask = (asked: Request) => rememberingOrigin(auth, () => house.ask(asked, peerAddress));
  const request = withSafeRedirect(withoutUserCreation(original, auth), auth);
  const refused = refusedBody(auth);
  if (refused) return refused;
  if (original.headers.get('apikey') === house.key && asksForMail(auth)) {
    void house.rest(); // so that the answer is on its way before the work begins
    void ask(request).catch(() => undefined); // lite has reported it
    return mailRequestAccepted();
  }
  const attempt = loginAttempt(auth, address);
  if (attempt !== undefined) {
    const wait = throttle.waitSeconds(attempt);
    if (wait > 0) return tooManyTries(wait);
    throttle.begin(attempt);
  }
  const confirmed = await confirmAddress(request, auth, sql);
  // Not `instanceof`: the dev server's libraries replace the class.
  if (confirmed && 'status' in confirmed) return confirmed;
  const answer =
    (await refusedReuse(auth, sql, now(), house.reuseSeconds)) ??
    (await answerFactors({ request, auth, sql, throttle, now, secret, ask })) ??
    (await changePassword({ request, auth, sql, throttle, address, ask })) ??
    (await ask(confirmed ?? (await withExistingAccount(request, auth, sql))));
  if (attempt !== undefined && answer.ok) throttle.succeeded(attempt);
  await rememberMailedLink(auth, answer, sql);
  await askOldAddress(auth, answer, sql, house.send);
  const userAgent = original.headers.get('user-agent');
  const response = await withSecondFactor(answer, auth, userAgent, { sql, secret });
  return withOwnAddress(response, house.siteUrl, auth);
}
