/** How the service worker treats a request; undefined leaves the request to the browser. */
export type Kind = 'page' | 'code' | 'file';

type Asked = { url: string; method: string; mode: string };

/** Private answers and staff pages, which are never cached. */
const NEVER = /^\/(([a-z]{2}\/)?(admin|stay|show)|auth|rest|storage)(\/|$)/;
/** Pictures in the bucket, whose names are never reused. */
const STORED_PICTURE = /^\/storage\/v1\/object\/public\//;
const FILE = /^\/(fonts|images|brand)\//;

/**
 * @param pictures origin of the bucket
 * @param code the files of this build that public pages may request
 */
export function kindOf(
  { url, method, mode }: Asked,
  origin: string,
  pictures: string,
  code: ReadonlySet<string>,
): Kind | undefined {
  if (method !== 'GET') return undefined;
  const asked = new URL(url);
  const { pathname } = asked;
  const isOurs = asked.origin === origin;
  if ((isOurs || asked.origin === pictures) && STORED_PICTURE.test(pathname)) return 'file';
  if (!isOurs || NEVER.test(pathname)) return undefined;
  if (mode === 'navigate') return 'page';
  if (FILE.test(pathname)) return 'file';
  return code.has(pathname) || pathname.startsWith('/assets/') ? 'code' : undefined;
}

/** Returns the key of a page's cached copy: its address without query, hash and final slash. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/\/+$/, '') || '/');
}
