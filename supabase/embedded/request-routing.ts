/** Where the embedded backend answers; everything else is the site's. */
export const PREFIXES = ['/auth/v1', '/rest/v1', '/storage/v1', '/functions/v1'];

export type RequestRoute = 'backend' | 'site' | 'refused';

/**
 * Whose a request is, by its target as the browser sent it. @supabase/lite has further doors beside
 * these prefixes (`/_system`), which ask for no key: a target that is spelled so that it could
 * be read in two ways (`/rest/v1/../../_system`, `%2e%2e`, `//`, a backslash) is refused, not mended.
 */
export function routeOf(target: string): RequestRoute {
  const pathname = target.split(/[?#]/, 1)[0] ?? '';
  const plain = decoded(pathname);
  if (plain === undefined) return isBelowPrefix(pathname) ? 'refused' : 'site';
  if (!isBelowPrefix(pathname)) return isBelowPrefix(plain) ? 'refused' : 'site';
  const segments = pathname.slice(1).replace(/\/$/, '').split('/').map(decoded);
  return segments.every(isPlainSegment) ? 'backend' : 'refused';
}

/** In the shape of PostgREST's errors, which supabase-js reads. */
export function refusedPath(): Response {
  const message = 'The address of this request is not spelled plainly';
  return Response.json({ code: '400', message, details: null, hint: null }, { status: 400 });
}

/** Whether an address holds a NUL, which no text of Postgres can. */
export function holdsNul(target: string): boolean {
  return /%00|\0/.test(target);
}

/** As Postgres says it and a hosted project answers it. */
export function refusedNul(): Response {
  const message = 'invalid byte sequence for encoding "UTF8": 0x00';
  return Response.json({ code: '22021', message, details: null, hint: null }, { status: 400 });
}

function isBelowPrefix(pathname: string): boolean {
  return PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

function isPlainSegment(segment: string | undefined): boolean {
  if (segment === undefined || ['', '.', '..'].includes(segment)) return false;
  // What a second decoding would make of it counts, too. No letter comes before the blank.
  return !/[/\\]|%(2e|2f|5c)/i.test(segment) && [...segment].every((letter) => letter >= ' ');
}

/** Undefined when it cannot be decoded. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
