import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { rawRequest } from '../support/raw-request.ts';
import { freePort } from '../support/free-port.ts';
import { type SiteProcess, startSite, VITE } from '../support/site-process.ts';

const STARTED_IN_MS = 120_000;
const ROOT = process.cwd();
/** The default data folder is inside the project, whose sources the dev server can read. */
const inProject = mkdtempSync(
  path.join(mkdirs(path.join(ROOT, 'supabase/.temp')), 'embedded-wall-'),
);
const dist = mkdtempSync(path.join(os.tmpdir(), 'hotel-wall-dist-'));
let port: number;
let site: SiteProcess;

function mkdirs(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function start(mode: 'dev' | 'preview'): Promise<void> {
  port = await freePort();
  site = startSite([VITE, mode], { port, dataFolder: inProject, env: { DIST_DIR: dist } });
  await site.untilOpen();
}

async function ask(where: string, headers: Record<string, string> = {}) {
  const answer = await rawRequest(request, { port, host: '127.0.0.1', path: where, headers });
  return { ...answer, body: answer.body.toString('latin1') };
}

function addressesOf(relative: string): string[] {
  const absolute = path.join(ROOT, relative);
  const encoded = [...relative].map((character) => `%${character.charCodeAt(0).toString(16)}`);
  const before =
    `/ // /./ /src/../ /src/%2e%2e/ /src/..%2f /src/%252e%252e/ /@fs/proc/self/cwd/ /public/../
    /node_modules/.vite/../../ /@vite/../`.split(/\s+/);
  const plain = [
    ...before.map((beginning) => beginning + relative),
    `/@fs${ROOT}/src/../${relative}`,
    `http://localhost:${port}/${relative}`,
    ...['/', '%00', '::$DATA'].map((end) => `/${relative}${end}`),
    ...['%2f', '\\', '//'].map((slash) => `/${relative.replaceAll('/', slash)}`),
    `/${relative.replaceAll('.', '%2e')}`,
    `/${encoded.join('')}`,
    `/${relative.toUpperCase()}`,
    ...['/@fs', '/@fs/', '/@id/', '/@id//@fs', '/@id/__x00__'].map((door) => door + absolute),
    `/@fs${absolute.replaceAll('/', '%2f')}`,
  ];
  const queries = ['', '?raw', '?url', '?inline', '?import', '?import&raw', '?import&url&inline'];
  const more = ['??raw', '?raw??', '?.svg?raw', '?html-proxy&raw', '?v=1&raw&t=2', '#?raw'];
  return plain.flatMap((address) => [...queries, ...more].map((query) => address + query));
}

async function leaks(relative: string, secret: string): Promise<string[]> {
  const wrapped = [secret, Buffer.from(secret).toString('base64').slice(0, 40)];
  const leaking: string[] = [];
  for (const address of addressesOf(relative)) {
    for (const accept of ['*/*', 'text/html']) {
      const { body } = await ask(address, { Accept: accept });
      if (wrapped.some((text) => body.includes(text))) leaking.push(address);
    }
  }
  return leaking;
}

const below = (name: string) => path.relative(ROOT, path.join(inProject, name));
const jwtSecret = () => readFileSync(path.join(inProject, 'jwt-secret'), 'utf8');

describe('the dev server', { timeout: STARTED_IN_MS }, () => {
  beforeAll(() => start('dev'), STARTED_IN_MS);
  afterAll(async () => {
    await site.end('SIGTERM');
  });

  test('reads the site’s own sources, as they are and as text', async () => {
    expect((await ask('/src/main.tsx')).status).toBe(200);
    const raw = await ask('/src/content/schema/sample-name.ts?raw');
    expect(raw.body).toContain('Chanrea House');
  });

  test('gives the key that signs sessions to nobody, however the address is spelled', async () => {
    expect(jwtSecret()).toHaveLength(43);
    expect(await leaks(below('jwt-secret'), jwtSecret())).toEqual([]);
  });

  test('has nothing to say of the default data folder while another is in use', async () => {
    for (const query of ['', '?raw', '?url'])
      expect((await ask(`/supabase/.temp/embedded/jwt-secret${query}`)).status).toBe(404);
  });

  test('gives nobody a file of the database', async () => {
    const version = path.join(inProject, 'pgdata/PG_VERSION');
    writeFileSync(`${version}.copy`, 'a-secret-of-the-database');
    expect(await leaks(below('pgdata/PG_VERSION.copy'), 'a-secret-of-the-database')).toEqual([]);
  });

  test('gives nobody what else lies in the project: environment, repository, migrations', async () => {
    const config = readFileSync('supabase/config.toml', 'utf8').slice(0, 60);
    expect(await leaks('supabase/config.toml', config)).toEqual([]);
  });

  test('does not answer for the key through its socket either', async () => {
    const client = await ask('/@vite/client');
    const token = /wsToken = "([^"]+)"/.exec(client.body)?.[1] ?? '';
    expect(token).not.toBe('');
    const socket = new WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr');
    const heard: string[] = [];
    const answered = new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        heard.push(String(data));
        if (String(data).includes('the-last-one')) resolve();
      });
      socket.addEventListener('error', () => resolve());
      socket.addEventListener('close', () => resolve());
    });
    await once(socket, 'open');
    const file = path.join(inProject, 'jwt-secret');
    for (const [id, asked] of [file, `${file}?raw`, `/@fs${file}?raw`, 'the-last-one'].entries()) {
      const data = { name: 'fetchModule', id: `${id} ${asked}`, data: [asked] };
      socket.send(JSON.stringify({ type: 'custom', event: 'vite:invoke', data }));
    }
    await answered;
    socket.close();
    expect(heard.join('\n')).not.toContain(jwtSecret());
    expect(heard.join('\n')).toContain('the-last-one');
  });

  test('lets no page of another origin read an answer of the site', async () => {
    for (const origin of ['http://localhost:9999', 'http://127.0.0.1:9999', 'null'])
      for (const where of ['/', '/src/main.tsx', '/@vite/client']) {
        const { status, headers } = await ask(where, { Origin: origin });
        expect(status).toBe(200);
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
  });

  test('answers nothing under another name, the site’s nor the backend’s', () =>
    expectNothingElsewhere('/', '/src/main.tsx', '/rest/v1/rooms', '/auth/v1/health'));

  unplainAddresses();
});

describe('the preview', { timeout: STARTED_IN_MS }, () => {
  beforeAll(async () => {
    writeFileSync(path.join(dist, '_headers'), '');
    writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>site</title>');
    cpSync(path.join(dist, 'index.html'), path.join(dist, 'app.html'));
    await start('preview');
  }, STARTED_IN_MS);
  afterAll(async () => {
    await site.end('SIGTERM');
    for (const folder of [dist, inProject]) rmSync(folder, { recursive: true, force: true });
  });

  test('gives the key that signs sessions to nobody, however the address is spelled', async () => {
    expect(await leaks(below('jwt-secret'), jwtSecret())).toEqual([]);
  });

  test('answers nothing under another name', () => expectNothingElsewhere('/', '/rest/v1/rooms'));

  unplainAddresses();
});

async function expectNothingElsewhere(...addresses: string[]): Promise<void> {
  const names = 'evil.test localhost.evil.test 127.0.0.1.evil.test 169.254.1.1.nip.io';
  for (const name of names.split(' '))
    for (const where of addresses)
      expect((await ask(where, { Host: `${name}:${port}` })).status).toBe(403);
}

/** The library's internal endpoints, which need no key. */
function unplainAddresses(): void {
  test.each(['config', 'info', 'introspect', 'query'])('/_system/%s is refused', async (door) => {
    const dots = ['..', '%2e%2e', '%2E%2e', '.%2e', '%2e.', '%252e%252e'];
    const addresses = [
      `/_system/${door}`,
      `//_system/${door}`,
      `/rest/v1//../../_system/${door}`,
      `/rest/v1/rooms/../../../_system/${door}`,
      `/rest/v1\\..\\..\\_system\\${door}`,
      `/rest/v1/..\\..\\_system/${door}`,
      `/rest/v1/%5c..%5c..%5c_system/${door}`,
      `/rest/v1/..%2f..%2f_system/${door}`,
      `/rest/v1/./../../_system/${door}`,
      `/rest%2fv1/../_system/${door}`,
      `http://localhost:${port}/_system/${door}`,
      `http://localhost:${port}/rest/v1/../../_system/${door}`,
      ...['rest', 'auth', 'storage'].flatMap((prefix) =>
        dots.map((dot) => `/${prefix}/v1/${dot}/${dot}/_system/${door}`),
      ),
    ];
    for (const address of addresses) {
      const { status, body } = await ask(address, { Accept: 'application/json' });
      expect({ address, status }).toEqual({ address, status: expect.toBeOneOf([400, 404]) });
      expect(body).not.toMatch(/jwt_secret|publishable_key|"tables"|dialect/);
    }
  });
}
