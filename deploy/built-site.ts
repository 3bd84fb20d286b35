import path from 'node:path';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { isSlug } from '../src/website/custom-pages/slug.ts';
import { ADMIN_PATHS, isKnownPath, withoutSlash } from '../src/basics/rules/paths.ts';
import { LANGUAGE_CODES } from '../src/words/languages.ts';
import { contentType } from './content-types.ts';
import { ERROR_CACHE, headersFor } from './headers.ts';
import { APP_PAGE, GUEST_PAGE, SECRET_PAGES } from './hosts/hosted-site.ts';
import {
  CONFIG_IN_SITE,
  compressedFolder,
  parseHeadersFile,
  parseRedirects,
} from './hosts/host-files.ts';
import { isShowcase } from '../supabase/embedded/supabase-choice.ts';
import { exitWith } from '../supabase/embedded/stop.ts';

const SECRET = new RegExp(`^/(${SECRET_PAGES.join('|')})/[^/]+$`);
const FILES_ONLY = /^\/(assets|brand|fonts|images)\//;
/** Compressed copies, in order of preference. */
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type BuiltFile = { name: string; bytes: Buffer };
type Found = { status: 200 | 404; file: BuiltFile | undefined };

/** Answers GET and HEAD from the built site, and only with files that are public. */
export function builtSite(folder: string) {
  const packedBeside = `${compressedFolder(folder)}/`;
  /** Reads the file for each answer, so that a new build needs no restart. */
  const load = (relative: string) =>
    readFile(path.join(folder, relative)).then(
      (bytes): BuiltFile => ({ name: relative, bytes }),
      () => undefined,
    );

  /** Reads the headers that the build wrote for hosts, so that the preview tests them. */
  async function headersOf(pathname: string): Promise<Record<string, string>> {
    const file = await load('_headers');
    return file ? headersFor(parseHeadersFile(file.bytes.toString()), pathname) : {};
  }

  /** A language exists if its home page or its login page exists. */
  async function inLanguage(pathname: string): Promise<{ base: string; where: string }> {
    const code = LANGUAGE_CODES.find((one) => `${pathname}/`.startsWith(`/${one}/`));
    const isThere = code && ((await load(`${code}.html`)) ?? (await load(`${code}/admin.html`)));
    if (!isThere) return { base: '', where: pathname };
    return { base: `/${code}`, where: withoutSlash(pathname.slice(code.length + 1)) };
  }

  async function find(rawPath: string): Promise<Found> {
    const pathname = decode(rawPath);
    const nothing: Found = { status: 404, file: undefined };
    // Dotfiles, `..` and undecodable addresses get no page, not even the app's 404.
    if (pathname === undefined || /(^|\/)\.(?!well-known\/)|\\|\0/.test(pathname)) return nothing;
    const isHidden = CONFIG_IN_SITE.includes(pathname.slice(1));
    if (isHidden || path.extname(pathname) !== '' || FILES_ONLY.test(pathname)) {
      const file = isHidden ? undefined : await load(pathname);
      if (file) return { status: 200, file };
      const { where } = await inLanguage(pathname);
      if (!isKnownPath(where)) return nothing; // a room's id may hold a dot
    }
    const { base, where } = await inLanguage(pathname);
    const page = pathname.replace(/\/+$/, '') || '/index';
    const isStaffs = ADMIN_PATHS.includes(withoutSlash(where));
    const drawn = base + (SECRET.test(where) ? GUEST_PAGE : APP_PAGE);
    // A staff page or custom page exists only if it has a file.
    const isKnown = isKnownPath(where) || SECRET.test(where);
    const own = isKnown || isSlug(where.slice(1)) ? await load(`${page}.html`) : undefined;
    const file = own ?? (isKnown && !isStaffs ? await load(drawn) : undefined);
    if (file) return { status: 200, file };
    return { status: 404, file: (await load(`${base}/404.html`)) ?? (await load('/404.html')) };
  }

  return async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = (request.url ?? '/').split('?', 1)[0] ?? '/';
    for (const [name, value] of Object.entries(await headersOf(asked)))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Cache-Control', ERROR_CACHE);
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const moved = parseRedirects((await load('_redirects'))?.bytes.toString() ?? '');
    const to = moved.get(withoutSlash(asked));
    if (to !== undefined) {
      response.writeHead(301, { Location: to + (request.url ?? '').slice(asked.length) }).end();
      return;
    }
    const { status, file } = await find(asked);
    if (status !== 200) response.setHeader('Cache-Control', ERROR_CACHE);
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    const eTag = `W/"${createHash('sha256').update(file.bytes).digest('base64url').slice(0, 27)}"`;
    const headers = { ETag: eTag, Vary: 'Accept-Encoding' };
    if (status === 200 && request.headers['if-none-match'] === eTag) {
      response.writeHead(304, headers).end();
      return;
    }
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const [encoding, ending = ''] = PACKED.find(([name]) => accepted.includes(name)) ?? [];
    const packed = ending && (await readFile(packedBeside + file.name + ending).catch(() => ''));
    const body = packed || file.bytes;
    response.writeHead(status, {
      ...headers,
      'Content-Type': contentType(path.extname(file.name).slice(1)),
      'Content-Length': body.length,
      ...(packed && { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Makes `vite preview` behave like a host. By default it answers every address, even /.env and
 * missing scripts, with the home page and no security header.
 */
export function previewLikeProduction(): Plugin {
  return {
    name: 'preview-like-production',
    config({ build }, { isPreview }) {
      const written = path.join(build?.outDir ?? 'dist', '_headers');
      if (isPreview && !existsSync(written))
        exitWith(
          `There is no built site yet: run "npm run build${isShowcase() ? ' -- --showcase' : ''}" first.`,
        );
    },
    configurePreviewServer(server) {
      const folder = path.resolve(server.config.root, server.config.build.outDir);
      const serve = builtSite(folder);
      server.middlewares.use((request, response, next) => {
        serve(request, response).catch(next);
      });
    },
  };
}
