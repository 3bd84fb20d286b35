import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../deploy/hosts/own-server.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { makeCertificate } from '../support/certificate.ts';
import { startServer } from '../support/server-process.ts';
import { type BuiltSite, HOST_NAME } from './built-site.ts';
import { provideWebServer } from './web-server.ts';
import type { Host } from './host.ts';
import { replaced } from './replaced.ts';

/** Nobody outside vouches for the rehearsal's name, and no door but one is opened. */
const GLOBAL = '{\n\tadmin off\n\tauto_https disable_redirects\n}\n';

/**
 * Caddy with the generated file, of which only the port and places are changed.
 * @param folder for what it writes
 * @throws Error where Caddy is missing, or refuses the file
 */
export async function startCaddy(site: BuiltSite, folder: string): Promise<Host> {
  const program = provideWebServer('caddy', 'caddy');
  const { key, cert } = makeCertificate(folder, HOST_NAME);
  const port = await freePort();
  const origin = `https://${HOST_NAME}:${port}`;
  const file = path.join(folder, 'Caddyfile');
  const generated = readFileSync(path.join(site.beside, 'Caddyfile'), 'utf8');
  const places = {
    [`\n${HOST_NAME} {`]: `\n${origin} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`,
    [`\nwww.${HOST_NAME} {`]: `\nhttps://www.${HOST_NAME}:${port} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`,
    [rootFolder(origin)]: site.withPacked,
  };
  writeFileSync(file, GLOBAL + replaced(generated, places));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const words = ['run', '--config', file, '--adapter', 'caddyfile'];
  const server = await startServer(program, words, { port, env });
  return { name: 'Caddy', origin, port, isEncrypted: true, stop: server.stop };
}
