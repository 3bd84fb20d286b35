import assert from 'node:assert/strict';
import os from 'node:os';
import path from 'node:path';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { type HeaderRule, headersFor } from '../../deploy/headers.ts';
import { parseHeadersFile } from '../../deploy/hosts/host-files.ts';
import { PATH } from '../../src/basics/rules/paths.ts';
import { type HostedProject, startProject } from '../support/hosted-project.ts';
import {
  FOLDERS,
  NAMED,
  NEWER_ROOMS,
  OTHER_LANGUAGES,
  PRIVATE,
  ROOMS,
  UNKNOWN,
  UNKNOWN_IN_LANGUAGE,
} from './addresses.ts';
import type { ExactAnswer } from '../../tests/support/ask-exactly.ts';
import { ask, openBrowser } from './ask.ts';
import { buildSite, type BuiltSite, HOST_NAME } from './built-site.ts';
import { type Host, startCloudflare, startNginx } from './servers.ts';

/** The built site at its hosts: what a visitor, a search engine and someone curious get. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'rehearsal-hosts-'));
let project: HostedProject;
let site: BuiltSite;
let rules: HeaderRule[];

before(async () => {
  project = await startProject();
  site = buildSite(folder, { url: project.url, key: project.keys.publishable });
  rules = parseHeadersFile(readFileSync(path.join(site.folder, '_headers'), 'utf8'));
});
after(async () => {
  await project?.stop();
  rmSync(folder, { recursive: true });
});

const file = (name: string) => readFileSync(path.join(site.folder, name));
const nameIn = (where: string, pattern: RegExp) => {
  const found = readdirSync(path.join(site.folder, where)).find((name) => pattern.test(name));
  return `${where}/${found}`;
};
const script = () => nameIn('/assets', /^index-.*\.js$/);
const font = () => nameIn('/fonts', /\.woff2$/);

for (const start of [startNginx, startCloudflare])
  describe(start.name, () => {
    const isNginx = start === startNginx;
    let host: Host;
    before(async () => {
      host = await start(site, mkdtempSync(path.join(folder, 'host-')));
    });
    after(() => host?.stop());

    const get = (where: string, headers?: Record<string, string>, method?: string) =>
      ask(host, where, headers, method);
    const isFile = ({ body }: ExactAnswer, name: string) => body.equals(file(name));

    test('every page is its own file, and asked for at every visit', async () => {
      const files = [...NAMED, ...ROOMS].map((where) => [where, `${where.slice(1)}.html`] as const);
      for (const [where, name] of [[PATH.home, 'index.html'] as const, ...files]) {
        const answer = await get(where);
        assert.equal(answer.status, 200, where);
        assert.ok(isFile(answer, name), `${where} is ${name}`);
        assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8', where);
        assert.match(answer.headers['cache-control'] ?? '', /^no-cache$|max-age=0, must-revalid/);
      }
      assert.ok(isFile(await get('/rooms?utm_source=x'), 'rooms.html'));
    });

    test('a room newer than the build is drawn by the app', async () => {
      for (const where of NEWER_ROOMS) {
        const answer = await get(where);
        assert.equal(answer.status, 200, where);
        assert.ok(isFile(answer, 'app.html'), where);
        for (const base of OTHER_LANGUAGES) {
          const other = await get(base + where);
          assert.equal(other.status, 200, base + where);
          assert.ok(isFile(other, `${base}/app.html`), base + where);
        }
      }
    });

    test('a slash too many leads to the page', async () => {
      for (const where of NAMED) {
        const answer = await get(`${where}/`);
        assert.equal(answer.status, 308, where);
        assert.equal(answer.headers['location'], where);
      }
      for (const where of ROOMS) {
        const answer = await get(`${where}/`);
        const isThere = answer.status === 200 && isFile(answer, `${where.slice(1)}.html`);
        assert.ok(isThere || answer.headers['location'] === where, where);
      }
    });

    test('what is no page is the page that says so, with status 404, and kept by nobody', async () => {
      const missing = FOLDERS.flatMap((name) => [`/${name}/gone.js`, `/${name}/gone.avif`]);
      const source = `${script()}.map`;
      for (const where of [...UNKNOWN, ...missing, source, '/assets/', '/images']) {
        const answer = await get(where);
        assert.equal(answer.status, 404, where);
        assert.ok(isFile(answer, '404.html'), where);
        assert.equal(answer.headers['cache-control'], 'no-store', where);
      }
    });

    test('what is no page of a language is said in it', async () => {
      for (const base of OTHER_LANGUAGES)
        for (const where of UNKNOWN_IN_LANGUAGE) {
          const answer = await get(base + where);
          assert.equal(answer.status, 404, base + where);
          assert.ok(isFile(answer, `${base}/404.html`), base + where);
          assert.equal(answer.headers['cache-control'], 'no-store', base + where);
          assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8', base + where);
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
      const { 'Cache-Control': _own, ...everywhere } = headersFor(rules, '/');
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
      const kept = ['/images/hero.jpg', '/brand/mark.svg', '/favicon.ico'];
      for (const where of [script(), font(), ...kept]) {
        const { status, headers } = await get(where);
        assert.equal(status, 200, where);
        assert.equal(headers['cache-control'], headersFor(rules, where)['Cache-Control'], where);
      }
      assert.match((await get(script())).headers['cache-control'] ?? '', /immutable/);
    });

    test('every kind of file says what it is', async () => {
      const kinds = {
        [script()]: /^(text|application)\/javascript/,
        '/site.webmanifest': /^application\/manifest\+json/,
        '/sitemap.xml': /^(text|application)\/xml/,
        '/robots.txt': /^text\/plain; charset=utf-8$/,
        '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
        '/brand/mark.svg': /^image\/svg\+xml/,
        '/images/hero-800.avif': /^image\/avif$/,
        '/images/hero-800.webp': /^image\/webp$/,
        '/images/hero.jpg': /^image\/jpeg$/,
        [font()]: /^font\/woff2$/,
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
      assert.equal((await get('/', {}, 'POST')).status, 405);
    });

    // Cloudflare packs by itself, and its local server not at all.
    if (isNginx)
      test('text is packed for those who can unpack it, and shared stores are told so', async () => {
        for (const [where, name] of [
          ['/', 'index.html'],
          ['/admin/rooms', 'admin/rooms.html'],
          [script(), script().slice(1)],
        ] as const) {
          const packed = await get(where, { 'accept-encoding': 'gzip, br' });
          assert.equal(packed.headers['content-encoding'], 'gzip', where);
          assert.ok(gunzipSync(packed.body).equals(file(name)), where);
          const plain = await get(where);
          assert.equal(plain.headers['content-encoding'], undefined);
          for (const { headers } of [packed, plain])
            assert.equal(headers['vary'], 'Accept-Encoding', where);
        }
      });

    test('a browser finds nothing to complain of: home, a room, signing in', async () => {
      const { page, complaints, end } = await openBrowser();
      const content = () =>
        page.waitForResponse((answer) => answer.url().includes('/rpc/site_content'));
      try {
        const opened = [PATH.home, ROOMS[1] ?? '', '/rooms/newer-than-the-build'];
        for (const where of [...opened, ...OTHER_LANGUAGES]) {
          const asked = content();
          await page.goto(host.origin + where);
          assert.equal((await asked).status(), 200);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        }
        await page.goto(`${host.origin}/admin`);
        await page.getByLabel('E-mail').fill('admin@hotel.test');
        await page.getByLabel('Password', { exact: true }).fill('admin-demo-1');
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(page).toHaveURL(`${host.origin}/admin/dashboard`);
        await page.goto(`${host.origin}/admin/rooms`);
        await expect(page.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible();
      } finally {
        await end();
      }
      assert.deepEqual(complaints, []);
    });

    if (isNginx)
      test('visitors are sent from http: to https:, to the site’s own name', async () => {
        const door = { port: host.openPort ?? 0, isEncrypted: false };
        const answer = await ask(door, '/rooms?from=x', { host: 'evil.test' });
        assert.equal(answer.status, 301);
        assert.equal(answer.headers['location'], `https://${HOST_NAME}/rooms?from=x`);
        assert.equal(answer.headers['strict-transport-security'], undefined);
      });
  });
