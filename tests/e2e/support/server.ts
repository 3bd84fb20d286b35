import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type SiteProcess, startSite, VITE } from '../../support/site-process.ts';
import { hostsFolder } from '../../../deploy/hosts/host-files.ts';
import { dataFolder as folderOf } from '../../../supabase/embedded/data-folder.ts';
import { apiClient } from './backend.ts';
import { makePristine } from './pristine.ts';
import { SITE } from './site.ts';

/**
 * Playwright starts this program: the built site with a fresh database, and a control server
 * through which tests stop, kill and start the site (backend.ts).
 */
const { dataFolder, buildFolder } = SITE;
const PRISTINE = `${dataFolder}-pristine`;

const ACTIONS: Record<string, () => Promise<void>> = {
  '/start': start,
  '/stop': () => stop('SIGTERM'),
  '/kill': () => stop('SIGKILL'),
  '/fresh': startFresh,
  '/output': async () => {},
};

let site: SiteProcess | undefined;
let said = '';

async function start(): Promise<void> {
  await stop('SIGTERM');
  site = startSite([VITE, 'preview'], {
    port: SITE.port,
    dataFolder,
    // A test may act as a booking site itself (channels.spec.ts).
    env: { DIST_DIR: buildFolder, HOTEL_LOCAL_FEEDS: '1' },
  });
  await site.untilOpen();
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  await site?.end(signal);
  said += site?.output() ?? '';
  site = undefined;
}

async function startFresh(): Promise<void> {
  if (site) return startOver();
  rmSync(dataFolder, { recursive: true, force: true });
  cpSync(PRISTINE, dataFolder, { recursive: true });
  await start();
}

async function startOver(): Promise<void> {
  const { error } = await apiClient().rpc('start_over');
  if (error) throw new Error(error.message);
  const { objects } = folderOf(dataFolder);
  rmSync(objects, { recursive: true, force: true });
}

process.once('SIGTERM', () => void stop('SIGTERM').then(() => process.exit(0)));

rmSync(dataFolder, { recursive: true, force: true });
for (const old of [buildFolder, hostsFolder(buildFolder)])
  rmSync(old, { recursive: true, force: true });
cpSync('dist', buildFolder, { recursive: true });
await makePristine(PRISTINE);
await startFresh();

// Must listen last: its first answer tells Playwright to start the tests.
createServer((request, response) => {
  const act = ACTIONS[request.url ?? ''];
  if (!act) return void response.writeHead(404).end();
  act().then(
    () => response.end(said + (site?.output() ?? '')),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(SITE.controlPort, '127.0.0.1');
