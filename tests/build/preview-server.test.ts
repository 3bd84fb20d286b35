import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examine, exitStatus } from '../../scripts/doctor/examine.ts';
import { chooseSupabase } from '../../supabase/embedded/choice.ts';
import { contentSecurityPolicy, securityHeaders } from '../../deploy/headers.ts';
import { ADMIN_PATHS, PATH } from '@/basics/rules/paths';
import { LANGUAGES } from '@/words/languages';
import { askExactly, type ExactAnswer } from '../support/ask-exactly.ts';
import { freePort } from '../support/free-port.ts';
import { type SiteProcess, startSite, VITE } from '../support/site-process.ts';

/** `npm run preview` serves the built site as a production host should (dist is made before). */
let site: SiteProcess;
let port: number;
const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'hotel-preview-'));
const UNTRACKED = 'dist/.secret';

beforeAll(async () => {
  port = await freePort();
  writeFileSync(UNTRACKED, 'nobody may read this');
  site = startSite([VITE, 'preview'], { port, dataFolder });
  await site.untilOpen();
});
afterAll(async () => {
  await site.end('SIGTERM');
  rmSync(UNTRACKED);
  rmSync(dataFolder, { recursive: true, force: true });
});

const get = (where: string, headers: Record<string, string> = {}, method = 'GET') =>
  askExactly(request, { port, host: '127.0.0.1', path: where, headers, method });

const isPage = (answer: ExactAnswer) => answer.body.toString().includes('<div id="root"');
const asset = () =>
  `/assets/${readdirSync('dist/assets').find((name) => /^index-.*\.js$/.test(name))}`;

describe('addresses', () => {
  test.each([
    ...Object.values(PATH),
    ...ADMIN_PATHS,
    '/rooms/ground-floor-garden',
    '/rooms/%E1%9E%95%E1%9F%92%E1%9E%91%E1%9F%87',
    '/rooms/suite.2',
    '/rooms/',
    '/?utm_source=x',
  ])('%s is the app', async (where) => {
    const answer = await get(where);
    expect(answer.status).toBe(200);
    expect(isPage(answer)).toBe(true);
  });

  test.each(['/nope', '/rooms/a/b', '/admin/nope', '/about/us', '/index', '/admin/dashboard/x'])(
    '[G-16] %s is the app with its page for what is not found, and status 404',
    async (where) => {
      const answer = await get(where);
      expect(answer.status).toBe(404);
      expect(isPage(answer)).toBe(true);
    },
  );

  test('/.well-known/security.txt says where a weakness is reported', async () => {
    const answer = await get('/.well-known/security.txt');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toMatch(/^Contact: mailto:/);
  });

  test.each([
    '/assets/nope.js',
    '/assets/',
    '/nope.png',
    '/.env',
    '/.secret',
    '/.git/config',
    '/assets/../.secret',
    '/assets/..%2f.secret',
    '/%2e%73ecret',
    '/.well-known/../.secret',
    '/.well-known/.secret',
    '/..%2fpackage.json',
    '/../package.json',
    '/rooms/..%5c..%5cpackage.json',
    '/rooms/%E0%A4%A',
    '/%00',
    '/src/main.tsx',
    '/package.json',
  ])('%s is plainly not there', async (where) => {
    const answer = await get(where);
    expect(answer.status).toBe(404);
    expect(isPage(answer)).toBe(false);
    expect(answer.body.toString()).not.toContain('nobody may read this');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('nothing but GET and HEAD is answered', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect((await get('/', {}, method)).status).toBe(405);
    const head = await get('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
  });

  test('the backend answers beside the site', async () => {
    expect((await get('/rest/v1/rooms')).status).toBe(401);
    expect((await get('/storage/v1/object/public/hotel_images/hero/none.jpg')).status).toBe(400);
  });

  test('another name than this machine’s own is refused', async () => {
    expect((await get('/', { host: 'evil.test' })).status).toBe(403);
    expect((await get('/rest/v1/rooms', { host: 'evil.test' })).status).toBe(403);
  });
});

describe('headers', () => {
  test.each(['/', '/nope', '/assets/nope.js', '/rooms/%E0%A4%A'])(
    'every security header stands on %s',
    async (where) => {
      const { headers } = await get(where);
      for (const [name, value] of Object.entries(securityHeaders()))
        // The policy names the hashes of this build's inline styles and script too.
        if (name === 'Content-Security-Policy') expect(headers[name.toLowerCase()]).toBeDefined();
        else expect(headers[name.toLowerCase()]).toBe(value);
    },
  );

  test('a hosted project is named in the policy, with its socket', () => {
    const policy = contentSecurityPolicy({ supabaseUrl: 'https://abcdefgh.supabase.co' });
    expect(policy).toContain(
      "connect-src 'self' https://abcdefgh.supabase.co wss://abcdefgh.supabase.co;",
    );
    expect(policy).toMatch(/img-src [^;]*https:\/\/abcdefgh\.supabase\.co;/);
    expect(contentSecurityPolicy()).toContain("connect-src 'self';");
  });

  test('a page is asked for every time and sent when it changed', async () => {
    const first = await get('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'if-none-match': first.headers['etag'] ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['content-security-policy']).toBeDefined();
  });

  test.each([
    '/assets/index-gone.js',
    '/assets/',
    '/fonts/gone.woff2',
    '/images/gone.avif',
    '/nope',
  ])('that %s is not there is kept by nobody', async (where) => {
    const { status, headers } = await get(where);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a refusal is kept by nobody either', async () => {
    const { status, headers } = await get(asset(), {}, 'POST');
    expect(status).toBe(405);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('an asset is kept for a year', async () => {
    const { status, headers } = await get(asset());
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('text is packed for those who can unpack it', async () => {
    const plain = await get(asset());
    expect(plain.body).toEqual(readFileSync(`dist${asset()}`));
    const packed = await get(asset(), { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['vary']).toContain('Accept-Encoding');
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    expect((await get(asset(), { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
  });
});

test('the doctor finds nothing wrong with the built site and the embedded backend', async () => {
  const chosen = chooseSupabase({});
  const key = chosen.kind === 'embedded' ? chosen.key : '';
  const origin = `http://localhost:${port}`;
  const report = await examine({ backend: origin, site: origin, key });
  expect(report.flatMap(({ findings }) => findings).filter(({ todo }) => todo)).toEqual([]);
  expect(exitStatus(report)).toBe(0);
  const said = report
    .flatMap(({ findings }) => findings.map(({ kind, says }) => `${kind} ${says}`))
    .join('\n');
  expect(said).toContain("ok The pages hold this project's words and prices.");
  // Those of every language.
  const [, pages] = /ok All (\d+) pages are there/.exec(said) ?? [];
  expect(Number(pages)).toBeGreaterThan(LANGUAGES.length * 6);
  expect(said).toContain('ok Security headers: A.');
  expect(said).toContain('note Realtime: not on the embedded backend.');
});
