import type { HostedSite } from './hosted-site.ts';

/** Beside vercel.json, where the built site is copied to. */
const SITE_FOLDER = 'dist';

/**
 * For a folder that holds this file and the built site below it: Vercel serves the second only.
 * Files come before rewrites, so that rooms with a page are not touched.
 */
export function vercelFile({ rules, bases }: Pick<HostedSite, 'rules' | 'bases'>): string {
  const headers = rules.map(({ pattern, headers: given }) => ({
    source: pattern.replace('*', '(.*)'),
    headers: Object.entries(given).map(([key, value]) => ({ key, value })),
  }));
  const settings = {
    framework: null,
    outputDirectory: SITE_FOLDER,
    cleanUrls: true,
    trailingSlash: false,
    headers,
    rewrites: bases.flatMap((base) => [
      { source: `${base}/rooms/:id`, destination: `${base}/app` },
      { source: `${base}/stay/:key`, destination: `${base}/stay` },
    ]),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** What is not uploaded: the files of other hosts. */
export function vercelIgnore(names: readonly string[]): string {
  return names.map((name) => `${SITE_FOLDER}/${name}\n`).join('');
}
