import { contentType } from '../content-types.ts';
import { DEFAULT_CACHE, ERROR_CACHE, type HeaderRule } from '../headers.ts';
import { APP_PAGE, GUEST_PAGE, type HostedSite, SECRET_PAGES } from './hosted-site.ts';
import { HIDDEN, ownServer } from './own-server.ts';

/** Packed copies lie beside the files. */
const SERVE = 'file_server {\n\t\t\t\tprecompressed br gzip\n\t\t\t}';

/**
 * Caddy gets the certificate by itself, and sends visitors from http: to https:. It names `Vary` for
 * packed answers only, so that a shared store might give the plain one to everybody.
 */
export function caddyfile(site: HostedSite): string {
  const { name, www, root, pages, others, anyLanguage, everywhere } = ownServer(site);
  return `# Made by the build. The hashes in it are of this very build: put it in place together with the
# site, then reload Caddy.
${name} {
	root * ${root}
	header {
${everywhere.map(([header, value]) => `\t\t${header} "${value}"`).join('\n')}
	}
	header {
		defer
		Vary Accept-Encoding
	}
	route {
		header Cache-Control "${DEFAULT_CACHE}"
${cacheLines(site.rules).join('\n')}
${typeLines().join('\n')}

		@write not method GET HEAD
		error @write 405
		@hidden path_regexp ${HIDDEN}
		error @hidden 404
		@slash path_regexp slash ^/(${pages})/$
		redir @slash /{re.slash.1}{?query} 308
${site.moved.map(([from, to]) => `\t\tredir ${from} ${to}{?query} 308\n\t\tredir ${from}/ ${to}{?query} 308\n`).join('')}		@page path_regexp ^/(${pages})$
		rewrite @page {path}.html
		@room path_regexp room ^(${anyLanguage})/rooms/([^/]+)/?$
		handle @room {
			try_files {path} {re.room.1}/rooms/{re.room.2}.html {re.room.1}${APP_PAGE}
			${SERVE}
		}
		@stay path_regexp stay ^(${anyLanguage})/(?:${SECRET_PAGES.join('|')})/[^/]+/?$
		handle @stay {
			rewrite * {re.stay.1}${GUEST_PAGE}
			${SERVE}
		}
		handle {
			${SERVE}
		}
	}
	handle_errors {
		header Content-Type "${contentType('html')}"
		header Cache-Control "${ERROR_CACHE}"
		map {path} {missing} {${others && `\n\t\t\t~^/(${others})(?:/|$) /\${1}/404.html`}
			default /404.html
		}
		rewrite * {missing}
		${SERVE.replaceAll('\n\t', '\n')}
	}
}
${www && `\n${www} {\n\tredir https://${name}{uri} permanent\n}\n`}`;
}

/** Kinds of files that Caddy asks the machine about, which may not know them. */
const ASKED_OF_THE_MACHINE = ['ico', 'txt', 'webmanifest', 'woff2'];

function typeLines(): string[] {
  return ASKED_OF_THE_MACHINE.flatMap((ending) => [
    `\t\t@${ending} path *.${ending}`,
    `\t\theader @${ending} Content-Type "${contentType(ending)}"`,
  ]);
}

function cacheLines(rules: readonly HeaderRule[]): string[] {
  const byValue = Map.groupBy(
    rules.filter(({ headers }) => headers['Cache-Control']),
    ({ headers }) => headers['Cache-Control'],
  );
  return [...byValue].flatMap(([value, same], index) => [
    `\t\t@kept${index} path ${same.map(({ pattern }) => pattern).join(' ')}`,
    `\t\theader @kept${index} Cache-Control "${value}"`,
  ]);
}
