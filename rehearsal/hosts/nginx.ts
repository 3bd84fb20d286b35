import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rootFolder } from '../../deploy/hosts/own-server.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { makeCertificate } from '../support/certificate.ts';
import { startServer } from '../support/server-process.ts';
import { type BuiltSite, HOST_NAME } from './built-site.ts';
import { provideWebServer } from './web-server.ts';
import type { Host } from './host.ts';
import { replaced } from './replaced.ts';

/**
 * nginx with the generated file, of which only ports and places are changed.
 * @param folder for what it writes @returns the host, and the port of its unencrypted door
 * @throws Error where nginx is missing, or refuses the file
 */
export async function startNginx(
  site: BuiltSite,
  folder: string,
): Promise<Host & { openPort: number }> {
  const program = provideWebServer('nginx', 'nginx-light');
  const { key, cert } = makeCertificate(folder, HOST_NAME);
  const [port, openPort] = [await freePort(), await freePort()];
  const letsEncrypt = `/etc/letsencrypt/live/${HOST_NAME}`;
  const generated = readFileSync(path.join(site.beside, 'nginx.conf'), 'utf8');
  const included = path.join(folder, 'hotel.conf');
  writeFileSync(
    included,
    replaced(generated, {
      'listen 80;': `listen 127.0.0.1:${openPort};`,
      'listen [::]:80;': '',
      'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
      'listen [::]:443 ssl http2;': '',
      [`${letsEncrypt}/fullchain.pem`]: cert,
      [`${letsEncrypt}/privkey.pem`]: key,
      [`root ${rootFolder(`https://${HOST_NAME}`)};`]: `root ${site.withPacked};`,
    }),
  );
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(main, mainFile(folder, included));
  const server = await startServer(program, ['-p', folder, '-c', main, '-e', 'stderr'], { port });
  return {
    name: 'nginx',
    origin: `https://${HOST_NAME}:${port}`,
    port,
    isEncrypted: true,
    openPort,
    stop: server.stop,
  };
}

/** What a package's own nginx.conf has around the file, with every place in the folder. */
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
