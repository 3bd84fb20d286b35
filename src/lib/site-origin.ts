/**
 * The origin that full addresses of this site begin with: what the build was told (`SITE_URL`), else
 * where the page is open; '' while pages are prerendered and nobody has said it.
 */
export function siteOrigin(): string {
  return import.meta.env.VITE_SITE_URL || (globalThis.location?.origin ?? '');
}
