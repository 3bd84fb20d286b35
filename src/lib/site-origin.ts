/** Where full addresses begin: `SITE_URL` of the build, else the open page's origin, else ''. */
export function siteOrigin(): string {
  return import.meta.env.VITE_SITE_URL || (globalThis.location?.origin ?? '');
}
