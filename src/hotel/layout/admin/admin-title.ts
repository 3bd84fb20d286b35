/** What the browser's tab is called: `Hero Section – Admin`. */
export function adminTitle(page: string): string {
  return `${page} – Admin`;
}
