import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HeaderRule, headersFor } from '../../deploy/headers.ts';
import { addressesWithFile } from '../../deploy/hosts/hosted-site.ts';
import { parseHeadersFile } from '../../deploy/hosts/host-files.ts';
import { PATH, roomPath } from '../../src/basics/rules/paths.ts';
import { staffBaseOf } from '../../src/basics/rules/staff-paths.ts';
import { DEFAULT_CONTENT } from '../../src/content/store/defaults.ts';
import { STAFF_LANGUAGES } from '../../src/words/staff-languages.ts';
import type { RawResponse } from './raw-request.ts';

/** A server of the built site with the built-in content: the preview, nginx or Cloudflare. */
export type Host = {
  get: (where: string, headers?: Record<string, string>, method?: string) => Promise<RawResponse>;
  folder: string;
  /** How the host compresses texts; undefined if it does not. */
  packs?: { encoding: string; unpack: (packed: Buffer) => Buffer };
};

const LANGUAGES_OF_SITE = DEFAULT_CONTENT.sections.hotelInfo.languages;
const BASES = LANGUAGES_OF_SITE.map((code, index) => (index === 0 ? '' : `/${code}`));
export const OTHER_LANGUAGES = BASES.filter(Boolean);
export const ROOMS = BASES.flatMap((base) =>
  DEFAULT_CONTENT.rooms.map(({ id }) => base + roomPath(id)),
);
const NAMED = addressesWithFile({
  bases: BASES,
  staffBases: STAFF_LANGUAGES.map(({ code }) => staffBaseOf(code, LANGUAGES_OF_SITE)),
  own: [],
});
const words = (text: string) => text.trim().split(/\s+/);
const NEWER_ROOMS = words('/rooms/newer-than-the-build /rooms/%E1%9E%95%E1%9F%92 /rooms/suite.2');
/** The last four addresses look as if they belonged to further languages of the site. */
const UNKNOWN = words(
  '/nope /nope/ /rooms/a/b /admin/nope /about/us /%F0%9F%8C%99 /images /xx /xx/ /xx/rooms /kmx',
);
const UNKNOWN_IN_LANGUAGE = words('/nowhere /rooms/a/b /admin/nope /about/us');
/** Missing files and folders must never be answered with a page. */
const MISSING = words('assets brand fonts images').flatMap((name) =>
  words(`/${name}/gone.js /${name}/gone.avif /${name}/`),
);
const PRIVATE = words(`
  /_headers /_redirects /nginx.conf /vercel.json /.vercelignore /.vite/manifest.json
  /index.html.br /index.html.gz /sw.js.br /.env /.git/config /package.json /..%2fpackage.json`);
const KEPT = ['/images/hero.jpg', '/brand/mark.svg', '/favicon.ico'];
const IS_HTML = 'text/html; charset=utf-8';

/** Defines the tests that every host of the site must pass, for Vitest or node:test. */
export function testHost(
  test: (name: string, run: () => Promise<void>) => unknown,
  host: () => Host,
): void {
  const get: Host['get'] = (...asked) => host().get(...asked);
  const file = (name: string) => readFileSync(path.join(host().folder, name));
  const isFile = ({ body }: RawResponse, name: string) => body.equals(file(name));
  const rules = (): HeaderRule[] => parseHeadersFile(file('_headers').toString());
  const nameIn = (where: string, pattern: RegExp) =>
    `${where}/${readdirSync(path.join(host().folder, where)).find((name) => pattern.test(name))}`;
  const script = () => nameIn('/assets', /^index-.*\.js$/);
  const font = () => nameIn('/fonts', /\.woff2$/);

  test('every page is its own file, and asked for at every visit', async () => {
    const files = [...NAMED, ...ROOMS].map((where) => [where, `${where.slice(1)}.html`] as const);
    for (const [where, name] of [[PATH.home, 'index.html'] as const, ...files]) {
      const answer = await get(where);
      assert.equal(answer.status, 200, where);
      assert.ok(isFile(answer, name), `${where} is ${name}`);
      assert.equal(answer.headers['content-type'], IS_HTML, where);
      assert.match(answer.headers['cache-control'] ?? '', /^no-cache$|max-age=0, must-revalid/);
    }
    assert.ok(isFile(await get('/rooms?utm_source=x'), 'rooms.html'));
  });

  test('every file that the build writes is there for visitors, unless it is for the host', async () => {
    const names = readdirSync(host().folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.html$|^_|^\./.test(entry.name))
      .map((entry) => path.relative(host().folder, path.join(entry.parentPath, entry.name)));
    assert.ok(names.includes('.well-known/security.txt'));
    for (const name of names) assert.ok(isFile(await get(`/${name}`), name), name);
  });

  test('a room newer than the build is drawn by the app', async () => {
    for (const base of BASES)
      for (const where of NEWER_ROOMS) {
        const answer = await get(base + where);
        assert.equal(answer.status, 200, base + where);
        assert.ok(isFile(answer, `${base}/app.html`), base + where);
      }
  });

  test('a slash too many is the page, or leads to it', async () => {
    for (const where of [...NAMED, ...ROOMS]) {
      const { status, headers, body } = await get(`${where}/`);
      const isThere = status === 200 && body.equals(file(`${where.slice(1)}.html`));
      assert.ok(isThere || (status === 308 && headers['location'] === where), where);
    }
  });

  test('[G-16] what is no page is the page that says so, in the language of its address, with status 404', async () => {
    const inLanguages = OTHER_LANGUAGES.flatMap((base) =>
      UNKNOWN_IN_LANGUAGE.map((where) => [base, base + where] as const),
    );
    for (const [base, where] of [...UNKNOWN.map((one) => ['', one] as const), ...inLanguages]) {
      const answer = await get(where);
      assert.equal(answer.status, 404, where);
      assert.ok(isFile(answer, `${base}/404.html`), where);
      assert.equal(answer.headers['content-type'], IS_HTML, where);
      assert.equal(answer.headers['cache-control'], 'no-store', where);
    }
  });

  test('that a file is not there is kept by nobody', async () => {
    for (const where of [...MISSING, `${script()}.map`, '/gone.png', '/km/gone.png']) {
      const { status, headers } = await get(where);
      assert.equal(status, 404, where);
      assert.equal(headers['cache-control'], 'no-store', where);
    }
  });

  test('nothing is served that is not for visitors', async () => {
    const contents = ['_headers', '_redirects'].map(file);
    for (const where of PRIVATE) {
      const answer = await get(where);
      assert.ok(answer.status >= 400, `${where} answered ${answer.status}`);
      for (const content of contents) assert.ok(!answer.body.equals(content), where);
    }
  });

  test('every answer has the security headers', async () => {
    const { 'Cache-Control': _own, ...everywhere } = headersFor(rules(), '/');
    assert.ok(Object.keys(everywhere).length >= 7);
    const spoken = OTHER_LANGUAGES.flatMap((base) => [base, `${base}/rooms`, `${base}/nope`]);
    const asked = ['/', '/admin', ROOMS[0] ?? '', script(), '/nope', '/assets/gone.js'];
    for (const where of [...asked, ...spoken]) {
      const { headers } = await get(where);
      for (const [name, value] of Object.entries(everywhere))
        assert.equal(headers[name.toLowerCase()], value, `${name} of ${where}`);
    }
  });

  test('files that never change are kept, each as long as its rule says', async () => {
    for (const where of [script(), font(), ...KEPT]) {
      const { status, headers } = await get(where);
      assert.equal(status, 200, where);
      assert.equal(headers['cache-control'], headersFor(rules(), where)['Cache-Control'], where);
    }
    assert.match((await get(script())).headers['cache-control'] ?? '', /31536000, immutable/);
  });

  test('every kind of file says what it is', async () => {
    const kinds = {
      [script()]: /^(text|application)\/javascript/,
      '/site.webmanifest': /^application\/manifest\+json/,
      '/third-party-notices.txt': /^text\/plain; charset=utf-8$/,
      '/robots.txt': /^text\/plain; charset=utf-8$/,
      '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
      '/brand/mark.svg': /^image\/svg\+xml/,
      '/images/hero-800.avif': /^image\/avif$/,
      '/images/hero-800.webp': /^image\/webp$/,
      '/images/hero.jpg': /^image\/jpeg$/,
      [font()]: /^font\/woff2$/,
      // The build writes a sitemap only if it knows the site's address.
      ...(existsSync(`${host().folder}/sitemap.xml`) && {
        '/sitemap.xml': /^(text|application)\/xml/,
      }),
    };
    for (const [where, type] of Object.entries(kinds))
      assert.match((await get(where)).headers['content-type'] ?? '', type, where);
  });

  test('what has not changed is not sent again, and only reading is allowed', async () => {
    for (const where of ['/', '/rooms', script()]) {
      const first = await get(where);
      const again = await get(where, { 'if-none-match': first.headers['etag'] ?? '' });
      assert.equal(again.status, 304, where);
      assert.equal(again.body.length, 0);
    }
    const head = await get('/', {}, 'HEAD');
    assert.equal(head.status, 200);
    assert.equal(head.body.length, 0);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      assert.equal((await get('/', {}, method)).status, 405, method);
  });

  test('text is packed for those who can unpack it, and shared stores are told so', async () => {
    const { packs } = host();
    for (const where of packs ? ['/', '/admin/rooms', script()] : []) {
      const plain = await get(where);
      const packed = await get(where, { 'accept-encoding': 'gzip, br' });
      assert.equal(plain.headers['content-encoding'], undefined);
      assert.equal(packed.headers['content-encoding'], packs?.encoding, where);
      assert.ok(packs?.unpack(packed.body).equals(plain.body), where);
      for (const { headers } of [packed, plain])
        assert.equal(headers['vary'], 'Accept-Encoding', where);
    }
  });
}
