/** Prefixes of the embedded backend's paths; all other paths belong to the site. */
export const PREFIXES = ['/auth/v1', '/rest/v1', '/storage/v1', '/functions/v1'];

export type RequestRoute = 'backend' | 'site' | 'refused';

/**
 * Decides who answers a request. @supabase/lite has further paths (`/_system`) that need no key, so
 * a path with two meanings (`/rest/v1/../../_system`, `%2e%2e`, `//`, a backslash) is refused.
 */
export function routeOf(target: string): RequestRoute {
  const pathname = target.split(/[?#]/, 1)[0] ?? '';
  const plain = decoded(pathname);
  if (plain === undefined) return isBelowPrefix(pathname) ? 'refused' : 'site';
  if (!isBelowPrefix(pathname)) return isBelowPrefix(plain) ? 'refused' : 'site';
  const segments = pathname.slice(1).replace(/\/$/, '').split('/').map(decoded);
  return segments.every(isPlainSegment) ? 'backend' : 'refused';
}

export function refusedPath(): Response {
  const message = 'The address of this request is not spelled plainly';
  return Response.json({ code: '400', message, details: null, hint: null }, { status: 400 });
}

export function holdsNul(target: string): boolean {
  return /%00|\0/.test(target);
}

export function refusedNul(): Response {
  const message = 'invalid byte sequence for encoding "UTF8": 0x00';
  return Response.json({ code: '22021', message, details: null, hint: null }, { status: 400 });
}

function isBelowPrefix(pathname: string): boolean {
  return PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

function isPlainSegment(segment: string | undefined): boolean {
  if (segment === undefined || ['', '.', '..'].includes(segment)) return false;
  // Also refuses path segments that a second decoding would change.
  return !/[/\\]|%(2e|2f|5c)/i.test(segment) && [...segment].every((letter) => letter >= ' ');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
