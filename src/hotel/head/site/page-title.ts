/** `Rooms – Chanrea House` */
export function pageTitle(page: string, siteName: string): string {
  return `${page} – ${siteName}`;
}
