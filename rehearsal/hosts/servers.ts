import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { compressedFolder, hostsFolder } from '../../deploy/hosts/host-files.ts';
import { onPath } from '../../scripts/testing/chromium.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { rawRequest, type RawResponse } from '../../tests/support/raw-request.ts';
import { makeCertificate } from '../support/certificate.ts';
import { startServer } from '../support/server-process.ts';

export type BuiltSite = ReturnType<typeof buildSite>;

/** The site's host name, which the rehearsal's browser resolves to this machine. */
export const HOST_NAME = 'hotel.test';

/**
 * Builds the site for a hosted project, with the built-in content. @throws with the build's output
 * @returns folders: the site, the hosts' configuration, the site with compressed copies
 */
export function buildSite(folder: string, project: { url: string; key: string }) {
  const site = path.join(folder, 'dist');
  const built = spawnSync(process.execPath, ['deploy/build/run.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DIST_DIR: site,
      CONTENT_FROM: 'defaults',
      SITE_URL: `https://${HOST_NAME}`,
      VITE_SUPABASE_URL: project.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: project.key,
    },
  });
  if (built.status !== 0) throw new Error(`npm run build:\n${built.stdout}${built.stderr}`);
  const withPacked = path.join(folder, 'with-packed');
  cpSync(site, withPacked, { recursive: true });
  cpSync(compressedFolder(site), withPacked, { recursive: true });
  return { folder: site, beside: hostsFolder(site), withPacked };
}

export type Host = {
  origin: string;
  port: number;
  isEncrypted: boolean;
  /** Port for unencrypted requests, if the host has one. */
  openPort?: number;
  stop: () => Promise<void>;
};

export async function startNginx(site: BuiltSite, folder: string): Promise<Host> {
  const program = findNginx();
  const { key, cert } = makeCertificate(folder, HOST_NAME);
  const [port, openPort] = [await freePort(), await freePort()];
  const letsEncrypt = `/etc/letsencrypt/live/${HOST_NAME}`;
  const generated = readFileSync(path.join(site.beside, 'nginx.conf'), 'utf8');
  const included = path.join(folder, 'hotel.conf');
  const places = {
    'listen 80;': `listen 127.0.0.1:${openPort};`,
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'listen [::]:443 ssl http2;': '',
    [`${letsEncrypt}/fullchain.pem`]: cert,
    [`${letsEncrypt}/privkey.pem`]: key,
    [`root /var/www/${HOST_NAME};`]: `root ${site.withPacked};`,
  };
  writeFileSync(included, replaced(generated, places));
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(main, mainFile(folder, included));
  const server = await startServer(program, ['-p', folder, '-c', main, '-e', 'stderr'], { port });
  const origin = `https://${HOST_NAME}:${port}`;
  return { origin, port, isEncrypted: true, openPort, stop: server.stop };
}

/** The main nginx.conf around the generated file, with all paths inside `folder`. */
function mainFile(folder: string, included: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const user = process.getuid?.() === 0 ? `user ${os.userInfo().username};` : '';
  return `${user}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events { }
http {
    access_log off;
${places.map((place) => `    ${place}_temp_path ${folder}/${place};`).join('\n')}
    include ${included};
}
`;
}

// The program itself, because the package's command does not pass on signals.
const WRANGLER = path.resolve('rehearsal/node_modules/wrangler/wrangler-dist/cli.js');
/** Date of the version of Cloudflare's platform; the site needs no newer behaviour. */
const PLATFORM_OF = '2026-01-01';

/** Starts Cloudflare's local server. @throws if it does not start or rejects a rule */
export async function startCloudflare(site: BuiltSite, folder: string): Promise<Host> {
  if (!existsSync(WRANGLER))
    throw new Error('There is no wrangler in rehearsal/node_modules: run "npm run rehearse".');
  const port = await freePort();
  const settings = `--ip 127.0.0.1 --port ${port} --inspector-port ${await freePort()}`;
  const words = `pages dev ${settings} --compatibility-date ${PLATFORM_OF}`.split(' ');
  const env = {
    ...process.env,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    WRANGLER_LOG_PATH: path.join(folder, 'log'),
    WRANGLER_SEND_METRICS: 'false',
    CI: '1',
    NO_COLOR: '1',
  };
  const command = ['--no-warnings', WRANGLER, ...words, site.folder];
  const server = await startServer(process.execPath, command, { port, env, folder });
  const refused = /Found [1-9]\d* invalid.*(?:\n.+)*/.exec(server.output())?.[0];
  if (refused) {
    await server.stop();
    throw new Error(`Cloudflare does not take every rule:\n${refused}`);
  }
  return { origin: `http://localhost:${port}`, port, isEncrypted: false, stop: server.stop };
}

/** Replaces ports and paths. @throws unless each is found exactly once */
function replaced(text: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((whole, [from, to]) => {
    if (whole.split(from).length !== 2) throw new Error(`"${from}" stands in the file not once`);
    return whole.replace(from, () => to);
  }, text);
}

/** Finds nginx; Debian's folder for server programs is not on the PATH. @throws a plain sentence */
function findNginx(): string {
  const found = [onPath('nginx'), '/usr/sbin/nginx'].find((file) => file && existsSync(file));
  if (!found)
    throw new Error('There is no nginx here: install it (Debian: "apt-get install nginx-light").');
  return found;
}

export function requestHost(
  { port, isEncrypted }: Pick<Host, 'port' | 'isEncrypted'>,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  // The rehearsal's own authority has signed the certificate.
  const encrypted = { servername: HOST_NAME, rejectUnauthorized: false };
  return rawRequest(isEncrypted ? httpsRequest : httpRequest, {
    port,
    path,
    method,
    host: '127.0.0.1',
    agent: false,
    ...encrypted,
    headers: { host: HOST_NAME, ...headers },
  });
}
