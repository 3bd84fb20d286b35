/** What the service worker does with a request; undefined means: nothing, as if it were not there. */
export type Kind = 'page' | 'code' | 'file';

type Asked = { url: string; method: string; mode: string };

/** Answers of these are someone's own, or belong to the staff. */
const NEVER = /^\/(([a-z]{2}\/)?(admin|stay|show)|auth|rest|storage)(\/|$)/;
/** Pictures as they are in the bucket: their names are never used twice. */
const STORED_PICTURE = /^\/storage\/v1\/object\/public\//;
const FILE = /^\/(fonts|images|brand)\//;

/**
 * @param origin of the site; @param pictures origin of the bucket, where it is another one;
 * @param code the files of this build that public pages may ask for
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

/** Under what a page is kept: its address without what does not change it. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/\/+$/, '') || '/');
}
