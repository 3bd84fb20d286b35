import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openProject } from '../../scripts/project/project.ts';
import { embeddedSupabase } from '../../supabase/embedded/plugin.ts';
import { startBackend } from '../../supabase/embedded/running-backend.ts';
import { type RunningBackend, shared } from '../../supabase/embedded/shared-backend.ts';
import { type Listening, listen, requestOf, send } from '../support/deployment/listen.ts';
import { fillDataFolder } from '../support/fill-data-folder.ts';

let folder: string;
let running: RunningBackend | undefined;
let server: Listening | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'hotel-project-'));
  await fillDataFolder(folder);
});
afterEach(async () => {
  await server?.close();
  await running?.close();
  server = running = undefined;
  vi.unstubAllEnvs();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Overrides .env, so that the tests use this folder's embedded backend. */
function setPlace(place = folder): void {
  vi.stubEnv('EMBEDDED_DATA_DIR', place);
  vi.stubEnv('VITE_SUPABASE_URL', '');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '');
  vi.stubEnv('SUPABASE_SECRET_KEY', '');
}

async function start(): Promise<RunningBackend> {
  const started = await startBackend({ mode: 'dev', say: () => {} });
  if ('holder' in started) throw new Error('somebody else has the folder');
  return started;
}

async function serve(): Promise<string> {
  const backend = (running = await start());
  server = await listen(async (incoming, outgoing) =>
    send(await backend.fetch(await requestOf(incoming, 'http://localhost')), outgoing),
  );
  backend.announce(server.origin);
  return server.origin;
}

test('the embedded backend is opened with all rights while it does not run', async () => {
  setPlace();
  await using project = await openProject(undefined);
  const answer = await project.ask('/rest/v1/subscribers?limit=1');
  expect(await answer.json()).toHaveLength(1);
});

test.each(['with its address', 'without one'])('one that runs is asked %s', async (how) => {
  setPlace();
  const origin = await serve();
  await using project = await openProject(how === 'without one' ? undefined : origin);
  expect(project).toMatchObject({ url: origin, isEmbedded: true });
  const answer = await project.ask('/rest/v1/subscribers?limit=1');
  expect(await answer.json()).toHaveLength(1);
});

test('the pass is given to nobody at another port', async () => {
  setPlace();
  await serve();
  await expect(openProject('http://localhost:9')).rejects.toThrow(
    /This folder's embedded backend does not answer at/,
  );
});

test('a folder without a database is told', async () => {
  setPlace('/nonexistent');
  await expect(openProject(undefined)).rejects.toThrow(/run "npm start" once/);
});

test('a hosted project asks for its secret key', async () => {
  setPlace();
  const url = 'https://abcdefgh.supabase.co';
  await expect(openProject(url)).rejects.toThrow(/SUPABASE_SECRET_KEY, for this command alone/);
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_x');
  expect(await openProject(url)).toMatchObject({ url, isEmbedded: false });
});

test('what .env says is meant when no address is given', async () => {
  setPlace();
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcdefgh.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_x');
  expect(await openProject(undefined)).toMatchObject({ url: 'https://abcdefgh.supabase.co' });
});

test('where .env is taken away while the site runs, its own port is not another program’s', async () => {
  setPlace();
  server = await listen(async () => {});
  const port = Number(new URL(server.origin).port);
  shared().isServing = true;
  onTestFinished(() => void (shared().isServing = false));
  const plugin = embeddedSupabase();
  const used: unknown[] = [];
  const vite = { config: { server: { host: '127.0.0.1', port } } };
  const mount = plugin.configureServer as unknown as (server: unknown) => Promise<void>;
  await mount({ ...vite, middlewares: { use: (one: unknown) => used.push(one) } });
  expect(used).toHaveLength(1);
  await (plugin.closeBundle as unknown as () => Promise<void>)();
});
