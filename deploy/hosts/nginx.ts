import { CONTENT_TYPES, UTF8_TYPES } from '../content-types.ts';
import { DEFAULT_CACHE, ERROR_CACHE, type HeaderRule, headersFor } from '../headers.ts';
import {
  APP_PAGE,
  GUEST_PAGE,
  type HostedSite,
  addressesWithFile,
  SECRET_PAGES,
} from './hosted-site.ts';

const HOST_PLACEHOLDER = 'your-hotel.com';

/** Private files: dotfiles except /.well-known/, other hosts' configuration, compressed copies. */
const HIDDEN = String.raw`(^|/)(\.(?!well-known/)|_headers$|_redirects$)|\.(br|gz)$`;

/**
 * This text goes inside `http { }`. All headers are at one level, because a location with its own
 * `add_header` loses the others. Page addresses are listed, not copied from the request, so that no
 * redirect can lead to another site.
 */
export function nginxFile(site: HostedSite): string {
  const { rules, origin, bases } = site;
  const name = origin ? new URL(origin).hostname : HOST_PLACEHOLDER;
  // Visitors who type www. out of habit are redirected.
  const www = name.startsWith('www.') ? '' : `www.${name}`;
  const pages = addressesWithFile(site)
    .map((path) => path.slice(1))
    .join('|');
  const others = bases.flatMap((base) => (base ? [base.slice(1)] : [])).join('|');
  const anyLanguage = others && `(?:/(?:${others}))?`;
  const { 'Cache-Control': _perFile, ...everywhere } = headersFor(rules, '/');
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `${type} ${ending};`);
  return `# Written by the build; include it inside http { }. Its hashes belong to this build: upload it together
# with the site, then run "nginx -t" and reload. The certificate must contain all its names.
map $status:$uri $hotel_cache {
    default "${DEFAULT_CACHE}";
    "~^[45]" "${ERROR_CACHE}";
${cacheLines(rules).join('\n')}
}
# The page for missing addresses, in the language of the address.
map $uri $hotel_missing {
    default /404.html;${others && `\n    "~^/(?<spoken>${others})(?:/|$)" /$spoken/404.html;`}
}

server {
    listen 80;
    listen [::]:80;
    server_name ${[name, www].join(' ').trim()};
    location ^~ /.well-known/acme-challenge/ { root /var/www/acme; }  # certbot --webroot
    location / { return 301 https://${name}$request_uri; }
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${[name, www].join(' ').trim()};
    ssl_certificate /etc/letsencrypt/live/${name}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${name}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;${www && `\n    if ($host = ${www}) { return 301 https://${name}$request_uri; }`}
    server_tokens off;

    root /var/www/${name};  # the built site, with the compressed copies beside its files
    types {
        ${types.join('\n        ')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${UTF8_TYPES.filter((type) => type !== 'text/html').join(' ')};
    gzip_static on;       # "brotli_static on;" beside it where nginx has that module
    gzip_vary on;
    absolute_redirect off;

${Object.entries(everywhere)
  .map(([header, value]) => `    add_header ${header} "${value}" always;`)
  .join('\n')}
    add_header Cache-Control $hotel_cache always;

    error_page 404 $hotel_missing;
    location / { try_files $uri =404; }
    location = / { try_files /index.html =404; }
    location ~ ${HIDDEN} { return 404; }
    location ~ ^/(${pages})$ { try_files $uri.html =404; }
    location ~ ^/(${pages})/$ { return 308 /$1$is_args$args; }
${site.moved.map(([from, to]) => `    location ~ ^${from}/?$ { return 308 ${to}$is_args$args; }\n`).join('')}    location ~ ^(?<language>${anyLanguage})/rooms/(?<room>[^/]+)/?$ { try_files $uri $language/rooms/$room.html $language${APP_PAGE} =404; }
    # The address is a secret, so nginx does not log it.
    location ~ ^(?<language>${anyLanguage})/(?:${SECRET_PAGES.join('|')})/[^/]+/?$ { access_log off; try_files $language${GUEST_PAGE} =404; }
}
`;
}

/** Each line begins with the status, so that only successful answers are cached. */
function cacheLines(rules: readonly HeaderRule[]): string[] {
  return rules.flatMap(({ pattern, headers }) => {
    const value = headers['Cache-Control'];
    if (!value) return [];
    const path = pattern.replaceAll('.', '\\.').replace(/\*$/, '');
    return [`    "~^[23]\\d\\d:${path}${pattern.endsWith('*') ? '' : '$'}" "${value}";`];
  });
}
