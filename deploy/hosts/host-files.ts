import type { HeaderRule } from '../headers.ts';
import { type HostedSite, SECRET_PAGES } from './hosted-site.ts';
import { nginxFile } from './nginx.ts';

/** Read by Netlify and Cloudflare from within the site; neither shows them to anybody. */
export const CONFIG_IN_SITE: readonly string[] = ['_headers', '_redirects'];

/** @returns the texts of those */
export function configInSite(site: HostedSite): Record<string, string> {
  return { _headers: headersFile(site.rules), _redirects: redirectsFile(site) };
}

/** The folder beside the built site, for what must not be an address of it. */
export function hostsFolder(builtFolder: string): string {
  return `${builtFolder}-hosts`;
}

/**
 * The folder in that for the site's packed copies: nginx wants them among the site's files and
 * can be told not to show them; other hosts pack by themselves and would show them.
 */
export function compressedFolder(builtFolder: string): string {
  return `${hostsFolder(builtFolder)}/packed`;
}

/** @returns texts for the folder beside: configuration that a host takes from there */
export function configBesideSite(site: HostedSite): Record<string, string> {
  return {
    'nginx.conf': nginxFile(site),
    'vercel/vercel.json': vercelFile(site),
    // What is not uploaded: the files of other hosts.
    'vercel/.vercelignore': CONFIG_IN_SITE.map((name) => `${VERCEL_FOLDER}/${name}\n`).join(''),
  };
}

/** Netlify and Cloudflare Pages. Both answer HTML with `max-age=0, must-revalidate` by themselves. */
function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** The reader of the above. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^ +([^:]+): (.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name && value && rule) rule.headers[name] = value;
    else if (line.startsWith('/')) rules.push({ pattern: line, headers: {} });
  }
  return rules;
}

/**
 * Netlify and Cloudflare Pages: a room without a page is drawn by the app. Netlify looks for files
 * first, Cloudflare for rules, so that each room with a page is named, as itself. The target has no
 * ending: Cloudflare would send the visitor from `/app.html` to `/app`. A guest's own page has one
 * document for all, and so has a page that is shown to someone. Cloudflare wants rules without a
 * placeholder first.
 */
function redirectsFile({ rooms, bases, moved }: HostedSite): string {
  return [
    ...rooms.map((room) => `${room} ${room} 200`),
    ...moved.map(([from, to]) => `${from} ${to} 301`),
    ...bases.flatMap(drawnByApp).map(([from, to]) => `${from} ${to} 200`),
    '',
  ].join('\n');
}

/** Addresses of one language with the document that the app draws them in. */
function drawnByApp(base: string): [from: string, to: string][] {
  return [
    [`${base}/rooms/:id`, `${base}/app`],
    ...SECRET_PAGES.map((name): [string, string] => [`${base}/${name}/:key`, `${base}/stay`]),
  ];
}

/** Where a former address of a page leads. The reader of the file for Netlify and Cloudflare. */
export function parseRedirects(redirects: string): Map<string, string> {
  const lines = redirects.split('\n').map((line) => line.split(' '));
  return new Map(
    lines.flatMap(([from = '', to = '', status]) => (status === '301' ? [[from, to]] : [])),
  );
}

/** Beside vercel.json, where the built site is copied to. */
const VERCEL_FOLDER = 'dist';

/**
 * For a folder that holds this file and the built site below it: Vercel serves the second only.
 * Files come before rewrites, so that rooms with a page are not touched.
 */
function vercelFile({ rules, bases, moved }: HostedSite): string {
  const headers = rules.map(({ pattern, headers: given }) => ({
    source: pattern.replace('*', '(.*)'),
    headers: Object.entries(given).map(([key, value]) => ({ key, value })),
  }));
  const settings = {
    framework: null,
    outputDirectory: VERCEL_FOLDER,
    cleanUrls: true,
    trailingSlash: false,
    headers,
    redirects: moved.map(([source, destination]) => ({ source, destination, permanent: true })),
    rewrites: bases.flatMap(drawnByApp).map(([source, destination]) => ({ source, destination })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
