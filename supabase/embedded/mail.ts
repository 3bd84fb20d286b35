import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailDriver } from '@supabase/lite';
import type { AuthRequest } from './auth-request.ts';

export type Mail = { to: string; subject: string; text: string; link: string | undefined };

type Origin = { origin: string; redirectTo: string };
const asking = new AsyncLocalStorage<Origin>();

/**
 * Corrects links in mails: @supabase/lite uses the fixed `site_url` and ignores supabase-js'
 * `redirectTo`.
 */
export function mailDriver(deliver: (mail: Mail) => void): EmailDriver {
  return {
    async send({ to, subject, text = '' }) {
      const written = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0];
      const link = written && correctLink(written, asking.getStore());
      deliver({ to, subject, text: written && link ? text.replace(written, link) : text, link });
    },
  };
}

/** Runs a request. During it, mails get links to the site's address that the request used. */
export function rememberingOrigin<T>(auth: AuthRequest | undefined, run: () => T): T {
  if (!auth) return run();
  return asking.run({ origin: auth.url.origin, redirectTo: sameOriginRedirect(auth.url) }, run);
}

/** Limits the redirect of a link in a mail to this site; lite allows any port of this machine. */
export function withSafeRedirect(request: Request, auth: AuthRequest): Request {
  if (request.method !== 'GET' || !auth.url.searchParams.has('token')) return request;
  const url = new URL(auth.url);
  url.searchParams.set('redirect_to', sameOriginRedirect(auth.url));
  return new Request(url, { method: 'GET', headers: request.headers });
}

/** Replaces lite's fixed site address in redirects by the address of the request. */
export function withOwnAddress(response: Response, given: string, { url }: AuthRequest): Response {
  const to = response.headers.get('location');
  if (!to?.startsWith(given)) return response;
  const headers = new Headers(response.headers);
  headers.set('location', url.origin + to.slice(given.length));
  return new Response(response.body, { status: response.status, headers });
}

function sameOriginRedirect(url: URL): string {
  const home = `${url.origin}/`;
  const wanted = url.searchParams.get('redirect_to');
  if (!wanted || !URL.canParse(wanted)) return home;
  return new URL(wanted).origin === url.origin ? wanted : home;
}

function correctLink(written: string, from: Origin | undefined): string {
  if (!from) return written;
  const link = new URL(written);
  const corrected = new URL(`${link.pathname}${link.search}`, from.origin);
  corrected.searchParams.set('redirect_to', from.redirectTo);
  return corrected.href;
}
