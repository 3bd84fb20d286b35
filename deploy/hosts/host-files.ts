import type { HeaderRule } from '../headers.ts';
import { type HostedSite, SECRET_PAGES } from './hosted-site.ts';
import { nginxFile } from './nginx.ts';

/** Configuration of Netlify and Cloudflare inside the site, which they do not publish. */
export const CONFIG_IN_SITE: readonly string[] = ['_headers', '_redirects'];

export function configInSite(site: HostedSite): Record<string, string> {
  return { _headers: headersFile(site.rules), _redirects: redirectsFile(site) };
}

/** The folder next to the built site, for files that must not be published. */
export function hostsFolder(builtFolder: string): string {
  return `${builtFolder}-hosts`;
}

/** The folder of compressed copies: nginx can hide them, other hosts would publish them. */
export function compressedFolder(builtFolder: string): string {
  return `${hostsFolder(builtFolder)}/packed`;
}

export function configBesideSite(site: HostedSite): Record<string, string> {
  return {
    'nginx.conf': nginxFile(site),
    'vercel/vercel.json': vercelFile(site),
    // Excludes the configuration of other hosts from the upload.
    'vercel/.vercelignore': CONFIG_IN_SITE.map((name) => `${VERCEL_FOLDER}/${name}\n`).join(''),
  };
}

/** Netlify and Cloudflare send HTML with `max-age=0, must-revalidate` by default. */
function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

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
 * Redirects for Netlify and Cloudflare. Cloudflare reads rules before files, so each prerendered
 * room needs a rule to itself, and rules without placeholders come first. Targets have no
 * extension, because Cloudflare would redirect `/app.html` to `/app`.
 */
function redirectsFile({ rooms, bases, moved }: HostedSite): string {
  return [
    ...rooms.map((room) => `${room} ${room} 200`),
    ...moved.map(([from, to]) => `${from} ${to} 301`),
    ...bases.flatMap(drawnByApp).map(([from, to]) => `${from} ${to} 200`),
    '',
  ].join('\n');
}

function drawnByApp(base: string): [from: string, to: string][] {
  return [
    [`${base}/rooms/:id`, `${base}/app`],
    ...SECRET_PAGES.map((name): [string, string] => [`${base}/${name}/:key`, `${base}/stay`]),
  ];
}

export function parseRedirects(redirects: string): Map<string, string> {
  const lines = redirects.split('\n').map((line) => line.split(' '));
  return new Map(
    lines.flatMap(([from = '', to = '', status]) => (status === '301' ? [[from, to]] : [])),
  );
}

const VERCEL_FOLDER = 'dist';

/** Vercel serves the folder beside this file. It prefers files to rewrites: rooms need no rule. */
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
