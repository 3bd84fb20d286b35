import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { chooseSupabase } from '../../supabase/embedded/supabase-choice.ts';
import { findHolder } from '../../supabase/embedded/lock.ts';
import { fillDataFolder } from '../support/fill-data-folder.ts';
import { freePort } from '../support/free-port.ts';
import { type SiteProcess, startSite, VITE } from '../support/site-process.ts';

/** Runs `npm start` and related programs as real processes on a data folder of their own. */
const START = ['scripts/run.mjs', 'start'];
/** Time limit of a test (ms): some start a program twice on a slow machine. */
const STARTED_IN_MS = 180_000;

let dataFolder: string;
let port: number;
const running = new Set<SiteProcess>();
/** The running site, shared between tests because a start takes four seconds. */
let lasting: SiteProcess | undefined;

beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(os.tmpdir(), 'hotel-start-'));
  await fillDataFolder(dataFolder);
  port = await freePort();
});
afterEach(async () => {
  for (const site of running) await site.end('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

type Options = Partial<Parameters<typeof startSite>[1]>;

function start(args: string[] = START, options: Options = {}): SiteProcess {
  const site = startSite(args, { port, dataFolder, ...options });
  running.add(site);
  return site;
}

async function opened(): Promise<SiteProcess> {
  const { exitCode, signalCode } = lasting?.process ?? { exitCode: 1 };
  if (lasting && exitCode === null && signalCode === null) return lasting;
  lasting = startSite(START, { port, dataFolder, stdin: 'ended' });
  await lasting.untilOpen();
  return lasting;
}

function client(): SupabaseClient {
  const chosen = chooseSupabase({});
  return createClient(`http://localhost:${port}`, chosen.kind === 'wrong' ? '' : chosen.key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

async function admin(): Promise<SupabaseClient> {
  const signedIn = client();
  const { error } = await signedIn.auth.signInWithPassword({
    email: 'admin@hotel.test',
    password: 'admin-demo-1',
  });
  expect(error).toBeNull();
  return signedIn;
}

/** The process that has the database open; scripts may have started it in the background. */
async function serverPid(): Promise<number> {
  const holder = await findHolder(dataFolder);
  if (!holder) throw new Error('nobody serves');
  return holder.pid;
}

describe('npm start', { timeout: STARTED_IN_MS }, () => {
  beforeAll(async () => void (await opened()), STARTED_IN_MS);

  test('says address and demo accounts once the page answers, with standard input at its end', async () => {
    const site = await opened();
    const page = await fetch(`http://localhost:${port}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<!doctype html>');
    expect(site.output()).toContain(`http://localhost:${port}`);
    expect(site.output()).toContain('admin@hotel.test / admin-demo-1');
    expect(site.output()).toContain('desk@hotel.test / desk-demo-1');

    const { data, error } = await client().rpc('site_content', {}, { get: true });
    expect(error).toBeNull();
    expect(data).toHaveProperty('sections');

    expect((await stat(path.join(dataFolder, 'jwt-secret'))).mode & 0o777).toBe(0o600);
    expect((await stat(dataFolder)).mode & 0o777).toBe(0o700);
  });

  test('a second start says that and where it runs, and ends well', async () => {
    const second = start();
    expect(await second.untilEnded()).toBe(0);
    expect(second.output()).toContain(`Already running at http://localhost:${port}`);
  });

  test('a second start on another port says where it runs, and fails', async () => {
    const second = start(START, { port: await freePort() });
    expect(await second.untilEnded()).toBe(1);
    expect(second.output()).toMatch(/dev server http:\/\/localhost:\d+ \(process \d+\)/);
  });

  test('npm run reset refuses while it runs', async () => {
    const reset = start(['scripts/run.mjs', 'reset']);
    expect(await reset.untilEnded()).toBe(1);
    expect(reset.output()).toContain('stop it with Ctrl+C, then reset');
    expect(existsSync(path.join(dataFolder, 'pgdata'))).toBe(true);
  });

  test('a mail for a forgotten password is printed with a link that works', async () => {
    const site = await opened();
    const { error } = await client().auth.resetPasswordForEmail('reader@hotel.test', {
      redirectTo: `http://localhost:${port}/admin/reset-password`,
    });
    expect(error).toBeNull();
    const [, link = ''] = await site.untilSaid(/E-mail to reader@hotel\.test: .*\n\s+(http\S+)/);
    const answer = await fetch(link, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('/admin/reset-password#access_token=');
  });
});

describe('the end of npm start', { timeout: STARTED_IN_MS }, () => {
  afterAll(async () => void (await lasting?.end('SIGKILL')));

  test('kill -9 of the server loses nothing that was stored', async () => {
    const site = await opened();
    const title = `Kept ${Date.now()}`;
    const hero = (signedIn: SupabaseClient) =>
      signedIn.from('hotel_config').select('value').eq('key', 'heroSection').single();
    const signedIn = await admin();
    const value = { ...(await hero(signedIn)).data?.value, title };
    const saved = await signedIn
      .from('hotel_config')
      .update({ value })
      .eq('key', 'heroSection')
      .select();
    expect(saved.data).toHaveLength(1);

    process.kill(await serverPid(), 'SIGKILL');
    expect(await site.untilEnded()).not.toBe(0);

    await opened();
    expect((await hero(await admin())).data?.value).toMatchObject({ title });
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s closes the database', async (signal) => {
    const site = await opened();
    const pid = await serverPid();
    expect(await site.end(signal)).toBe(0);
    expect(await findHolder(dataFolder)).toBeUndefined();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    // Postgres removes this file only at a clean shutdown.
    expect(existsSync(path.join(dataFolder, 'pgdata/postmaster.pid'))).toBe(false);
  });

  test('killed from outside, it takes its server with it', async () => {
    const site = await opened();
    await site.end('SIGKILL'); // counts as ended when its output does, so after the server
    expect(await findHolder(dataFolder)).toBeUndefined();
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow('fetch failed');
  });
});

describe('a data folder that is not as it should be', { timeout: STARTED_IN_MS }, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'hotel-broken-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a first start that was killed half way is begun again, and what was there is kept', async () => {
    await mkdir(path.join(folder, 'pgdata/base'), { recursive: true });
    await writeFile(path.join(folder, 'pgdata/PG_VERSION'), '17\n');
    await mkdir(path.join(folder, 'objects'));
    await writeFile(path.join(folder, 'objects/a-picture'), 'bytes');
    const site = start(START, { dataFolder: folder });
    await site.untilOpen();
    const [, aside = ''] = await site.untilSaid(
      /It was moved to (\S+), and a new database was made/,
    );
    expect(path.resolve(aside)).toContain(`${folder}-set-aside-`);
    expect(await readFile(path.join(aside, 'pgdata/PG_VERSION'), 'utf8')).toBe('17\n');
    expect(await readFile(path.join(aside, 'objects/a-picture'), 'utf8')).toBe('bytes');
    rmSync(aside, { recursive: true });
    await site.end('SIGTERM');
  });

  test.each([
    ['another Postgres', 'PG_VERSION', () => Buffer.from('12\n')],
    ['ruined', 'global/pg_control', (kept: Buffer) => Buffer.alloc(kept.length)],
  ])('a database that is %s stops the start with a sentence', async (_how, name, damage) => {
    const file = path.join(folder, 'pgdata', name);
    const kept = await readFile(file);
    await writeFile(file, damage(kept));
    const site = start(START, { dataFolder: folder });
    expect(await site.untilEnded()).toBe(1);
    await writeFile(file, kept);
    expect(site.output()).toContain('npm run reset -- --keep');
    expect(site.output()).not.toMatch(/\[object Object\]|\n\s+at /);
  });
});

test('npm run reset -- --keep moves what there is aside, where it opens again once it is put back', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hotel-kept-'));
  await fillDataFolder(folder);
  const reset = start(['scripts/run.mjs', 'reset', '--keep'], { dataFolder: folder });
  expect(await reset.untilEnded()).toBe(0);
  const [, aside = ''] = /Moved to (\S+)\. The next start makes/.exec(reset.output()) ?? [];
  expect(existsSync(path.join(folder, 'pgdata'))).toBe(false);
  expect(existsSync(path.join(aside, 'pgdata/PG_VERSION'))).toBe(true);
  expect(existsSync(path.join(aside, 'ready'))).toBe(true);
  for (const place of [folder, aside]) rmSync(place, { recursive: true });
});

describe('what stops a start with one sentence', { timeout: STARTED_IN_MS }, () => {
  test('a port that another program has', async () => {
    const stranger = createServer().listen(port, '127.0.0.1');
    await expectSentence(start(), `Port ${port} is taken`, 'PORT=');
    stranger.close();
  });

  test.each<[string, string[], Record<string, string>, string[]]>([
    ['a PORT that is no port', START, { PORT: '80x' }, ['PORT is "80x"']],
    [
      'a port that no browser opens',
      [VITE, 'dev'],
      { PORT: '4190' },
      ['No browser opens port 4190', 'PORT=4191'],
    ],
    ['an address for the whole network', [VITE, 'dev', '--host', '0.0.0.0'], {}, ['--host']],
    [
      'half a configuration',
      [VITE, 'build'],
      { VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' },
      ['VITE_SUPABASE_PUBLISHABLE_KEY is'],
    ],
  ])('%s', async (_what, args, env, told) => expectSentence(start(args, { env }), ...told));

  test.each(['start', 'reset'])('a data folder that is a file, at %s', async (command) => {
    const file = path.join(dataFolder, 'a-file');
    await writeFile(file, '');
    const site = start(['scripts/run.mjs', command], { dataFolder: file });
    await expectSentence(site, `The data cannot be stored in ${file}`);
  });

  async function expectSentence(site: SiteProcess, ...told: string[]): Promise<void> {
    expect(await site.untilEnded()).toBe(1);
    expect(site.output()).toMatch(/^\s*[A-Z][^\n]*[.]\s*$/);
    for (const part of told) expect(site.output()).toContain(part);
  }
});

test('with a project of the owner configured, no database is opened here', async () => {
  const folder = path.join(dataFolder, 'unused');
  const env = {
    VITE_SUPABASE_URL: 'http://127.0.0.1:9',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  };
  const site = start([VITE, 'dev'], { dataFolder: folder, env });
  await site.untilSaid(/ready in/);
  expect(existsSync(path.join(folder, 'pgdata'))).toBe(false);
  const answer = await fetch(`http://localhost:${port}/rest/v1/rooms?select=id`);
  expect(answer.status).not.toBe(401); // what the embedded backend says without a key
});
