/** The start of absolute addresses: `SITE_URL` of the build, or the page's origin, or ''. */
export function siteOrigin(): string {
  return import.meta.env.VITE_SITE_URL || (globalThis.location?.origin ?? '');
}
