import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { examine, exitStatus } from '../../scripts/doctor/examine.ts';
import { chooseSupabase } from '../../supabase/embedded/supabase-choice.ts';
import { contentSecurityPolicy } from '../../deploy/headers.ts';
import { LANGUAGES } from '@/words/languages';
import { rawRequest, type RawResponse } from '../support/raw-request.ts';
import { freePort } from '../support/free-port.ts';
import { testHost } from '../support/host-tests.ts';
import { type SiteProcess, startSite, VITE } from '../support/site-process.ts';

/**
 * `npm run preview` must serve the built site as a production host does. Needs an existing build.
 */
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
  rawRequest(request, { port, host: '127.0.0.1', path: where, headers, method });

const isPage = (answer: RawResponse) => answer.body.toString().includes('<div id="root"');

testHost(test, () => ({
  get,
  folder: 'dist',
  packs: { encoding: 'br', unpack: brotliDecompressSync },
}));

describe('addresses', () => {
  const NOWHERE = `/assets/nope.js /assets/ /nope.png /.env /.secret /.git/config /assets/../.secret
    /assets/..%2f.secret /%2e%73ecret /.well-known/../.secret /.well-known/.secret /..%2fpackage.json
    /../package.json /rooms/..%5c..%5cpackage.json /rooms/%E0%A4%A /%00 /src/main.tsx /package.json`;
  test.each(NOWHERE.split(/\s+/))('%s is plainly not there', async (where) => {
    const answer = await get(where);
    expect(answer.status).toBe(404);
    expect(isPage(answer)).toBe(false);
    expect(answer.body.toString()).not.toContain('nobody may read this');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
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

test('a hosted project is named in the policy, with its socket', () => {
  const policy = contentSecurityPolicy({ supabaseUrl: 'https://abcdefgh.supabase.co' });
  expect(policy).toContain(
    "connect-src 'self' https://abcdefgh.supabase.co wss://abcdefgh.supabase.co;",
  );
  expect(policy).toMatch(/img-src [^;]*https:\/\/abcdefgh\.supabase\.co;/);
  expect(contentSecurityPolicy()).toContain("connect-src 'self';");
});

test('a refusal is kept by nobody, and a page that did not change comes with its policy', async () => {
  expect((await get('/rooms', {}, 'POST')).headers['cache-control']).toBe('no-store');
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': headers['etag'] ?? '' });
  expect(again.headers['content-security-policy']).toBeDefined();
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
  expect(said).toContain("ok The pages show this project's current texts and prices.");
  const [, pages] = /ok All (\d+) pages are there/.exec(said) ?? [];
  expect(Number(pages)).toBeGreaterThan(LANGUAGES.length * 6);
  expect(said).toContain('ok Security headers: A.');
  expect(said).toContain('note The embedded backend has no Realtime.');
});
