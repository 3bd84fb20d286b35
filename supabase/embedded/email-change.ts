import { randomUUID } from 'node:crypto';
import type { AuthRequest } from './auth-request.ts';
import type { Sql } from './database.ts';
import type { Mail } from './mail.ts';

/**
 * Sends the second letter about a new address, to the old one. @supabase/lite writes to the new
 * address only; Supabase Auth asks both, so that nobody at an open computer takes over an account.
 */
export async function askOldAddress(
  { asks, method, url, body }: AuthRequest,
  answer: Response,
  sql: Sql,
  send: (mail: Mail) => void,
): Promise<void> {
  if (method !== 'PUT' || asks !== 'user' || body['email'] === undefined || !answer.ok) return;
  const token = randomUUID();
  const [asked] = await sql<{ email: string; email_change: string }>(
    `update auth.users set email_change_token_current = $2, email_change_confirm_status = 0
     where email_change = lower($1) and email_change_token_current is null
       and email_change_token_new is not null returning email, email_change`,
    [body['email'], token],
  );
  if (!asked) return;
  const link = new URL(`/auth/v1/verify?token=${token}&type=email_change`, url.origin);
  link.searchParams.set('redirect_to', url.searchParams.get('redirect_to') ?? url.origin);
  const text = `Follow this link to confirm that your email changes to ${asked.email_change}:\n${link}`;
  send({ to: asked.email, subject: 'Confirm Email Change', text, link: link.href });
}

type Change = { id: string; token_new: string; is_old: boolean; is_half: boolean };

/**
 * Handles a link of either letter. The first one waits for the other; after the second, lite changes
 * the address. @returns an answer, the request for lite, or undefined for other requests
 */
export async function confirmAddress(
  request: Request,
  { asks, method, url }: AuthRequest,
  sql: Sql,
): Promise<Response | Request | undefined> {
  const token = url.searchParams.get('token');
  if (method !== 'GET' || asks !== 'verify' || !token) return undefined;
  if (url.searchParams.get('type') !== 'email_change') return undefined;
  const [change] = await sql<Change>(
    `select id, email_change_token_new as token_new,
       coalesce(email_change_token_current = $1, false) as is_old,
       case when email_change_token_current = $1 then email_change_confirm_status = 1
         else email_change_token_current is null end as is_half
     from auth.users where $1 in (email_change_token_current, email_change_token_new)`,
    [token],
  );
  if (!change) return undefined;
  if (change.is_half) {
    const rest = new URL(request.url);
    rest.searchParams.set('token', change.token_new);
    return new Request(rest, { headers: request.headers });
  }
  await sql(
    change.is_old
      ? 'update auth.users set email_change_token_current = null where id = $1'
      : 'update auth.users set email_change_confirm_status = 1 where id = $1',
    [change.id],
  );
  // The request's redirect is limited to this site already, the one in `url` is not.
  const landing = new URL(request.url).searchParams.get('redirect_to') ?? url.origin;
  const message = 'Please proceed to confirm link sent to the other email';
  return Response.redirect(`${landing}#${new URLSearchParams({ message })}`, 303);
}
