import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tests/support/free-port.ts';
import { startServer } from '../support/server-process.ts';
import type { BuiltSite } from './built-site.ts';
import type { Host } from './host.ts';

// Not the package's command: it stands between the program and our signals.
const WRANGLER = path.resolve('rehearsal/node_modules/wrangler/wrangler-dist/cli.js');
/** Of the platform's own behaviour; nothing here depends on a newer one. */
const PLATFORM_OF = '2026-01-01';

/**
 * Cloudflare's own local server for Pages.
 * @param folder for what it writes
 * @throws Error with what it said when it does not start, or does not take every rule
 */
export async function startCloudflare(site: BuiltSite, folder: string): Promise<Host> {
  if (!existsSync(WRANGLER))
    throw new Error('There is no wrangler in rehearsal/node_modules: run "npm run rehearse".');
  const port = await freePort();
  const inspector = await freePort();
  const settings = `--ip 127.0.0.1 --port ${port} --inspector-port ${inspector}`;
  const words = [
    ...`pages dev ${settings} --compatibility-date ${PLATFORM_OF}`.split(' '),
    site.folder,
  ];
  const env = {
    ...process.env,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    WRANGLER_LOG_PATH: path.join(folder, 'log'),
    WRANGLER_SEND_METRICS: 'false',
    CI: '1',
    NO_COLOR: '1',
  };
  const server = await startServer(process.execPath, ['--no-warnings', WRANGLER, ...words], {
    port,
    env,
    folder,
  });
  const refused = /Found [1-9]\d* invalid.*(?:\n.+)*/.exec(server.output())?.[0];
  if (refused) {
    await server.stop();
    throw new Error(`Cloudflare does not take every rule:\n${refused}`);
  }
  return {
    name: 'Cloudflare Pages',
    origin: `http://localhost:${port}`,
    port,
    isEncrypted: false,
    stop: server.stop,
  };
}
