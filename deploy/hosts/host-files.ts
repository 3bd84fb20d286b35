import { caddyfile } from './caddy.ts';
import type { HostedSite } from './hosted-site.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile } from './pages-files.ts';
import { vercelFile, vercelIgnore } from './vercel.ts';

/** Read by Netlify and Cloudflare from within the site; neither shows them to anybody. */
export const INSIDE_FILES: readonly string[] = ['_headers', '_redirects'];

/** @returns the texts of those */
export function filesInside(site: HostedSite): Record<string, string> {
  return { _headers: headersFile(site.rules), _redirects: redirectsFile(site) };
}

/** The folder beside the built site, for what must not be an address of it. */
export function besideFolder(builtFolder: string): string {
  return `${builtFolder}-hosts`;
}

/**
 * The folder in that for the site's packed copies: nginx and Caddy want them among the site's files
 * and can be told not to show them; other hosts pack by themselves and would show them.
 */
export function packedFolder(builtFolder: string): string {
  return `${besideFolder(builtFolder)}/packed`;
}

/** @returns texts for the folder beside: configuration that a host takes from there */
export function filesBeside(site: HostedSite): Record<string, string> {
  return {
    'nginx.conf': nginxFile(site),
    Caddyfile: caddyfile(site),
    'vercel/vercel.json': vercelFile(site),
    'vercel/.vercelignore': vercelIgnore(INSIDE_FILES),
  };
}
