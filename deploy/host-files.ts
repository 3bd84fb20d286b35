import { ADMIN_PATHS, PATH } from '../src/hotel/rules/paths.ts';
import { DEFAULT_CACHE, ERROR_CACHE, type HeaderRule, headersFor } from './headers.ts';

/** Served where the app draws a page that no file holds: the staff's, and rooms newer than the build. */
const APP = '/app.html';
const ROOM = `${PATH.rooms}/*`;
/** The login page has a file of its own. */
const STAFF = ADMIN_PATHS.filter((path) => path !== PATH.login);

/** Configuration for hosts, which read it and do not serve it. */
export const HOST_FILES: readonly string[] = [
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx.conf',
];

/** The texts of those files. */
export function hostFiles(rules: readonly HeaderRule[]): Record<string, string> {
  return {
    _headers: headersFile(rules),
    _redirects: redirectsFile(),
    'vercel.json': vercelFile(rules),
    'nginx.conf': nginxFile(rules),
  };
}

/** Netlify and Cloudflare Pages. Both answer HTML with `max-age=0, must-revalidate` by themselves. */
function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => [pattern, ...lines(headers, '  ', ': ')].join('\n'))
    .concat('')
    .join('\n');
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

/** Netlify: files that exist come first, so prerendered rooms are not touched. */
function redirectsFile(): string {
  return [...STAFF, ROOM].map((path) => `${path} ${APP} 200\n`).join('');
}

/** For the built folder deployed as it is (`vercel deploy dist`): its hashes are of this build. */
function vercelFile(rules: readonly HeaderRule[]): string {
  const source = (pattern: string) => pattern.replace('*', '(.*)');
  const rewrites = [...STAFF, ROOM].map((path) => ({
    source: path.replace('*', ':id'),
    destination: APP.replace('.html', ''),
  }));
  const headers = rules.map(({ pattern, headers: given }) => ({
    source: source(pattern),
    headers: Object.entries(given).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers, rewrites }, null, 2)}\n`;
}

/**
 * For the inside of `http { }`. All headers stand at one level: a location with an `add_header`
 * of its own would lose the others.
 */
function nginxFile(rules: readonly HeaderRule[]): string {
  const cached = rules.filter(({ headers }) => headers['Cache-Control']);
  const escape = (text: string) => text.replace(/[.]/g, '\\.');
  const caching = cached.map(({ pattern, headers }) => {
    const path = `~^[23]\\d\\d:${escape(pattern).replace(/\*$/, '')}${pattern.endsWith('*') ? '' : '$'}`;
    return `    "${path}" "${headers['Cache-Control']}";`;
  });
  const { 'Cache-Control': _mapped, ...everywhere } = headersFor(rules, '/');
  return `map $status:$uri $hotel_cache {
    default "${DEFAULT_CACHE}";
    "~^[45]" "${ERROR_CACHE}";
${caching.join('\n')}
}

server {
    listen 80;
    root /var/www/hotel;  # the built folder
    charset utf-8;
    gzip_static on;       # .gz lies beside every text file; brotli_static on; where nginx has it

${Object.entries(everywhere)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header Cache-Control $hotel_cache always;

    error_page 404 /404.html;
    location / { try_files $uri $uri.html =404; }
    location = / { try_files /index.html =404; }
    location ~ ^/rooms/[^/]+$ { try_files $uri.html ${APP} =404; }
    location ~ ^(${STAFF.join('|')})$ { try_files ${APP} =404; }
    location ~ (^|/)(\\.|_headers$|_redirects$|vercel\\.json$|nginx\\.conf$) { return 404; }
}
`;
}

function lines(headers: Record<string, string>, before: string, between: string): string[] {
  return Object.entries(headers).map(([name, value]) => `${before}${name}${between}${value}`);
}
