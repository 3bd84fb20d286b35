import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtSite } from '../../../deploy/built-site.ts';
import { getOwn } from '../../../src/basics/rules/get-own.ts';

/**
 * Serves a built site, but its script only after `release`. Reads of the content answer that
 * nothing is newer, and full moons find no stays.
 */
export async function openHeldScriptSite(folder: string) {
  const serve = builtSite(folder);
  let release = (): void => undefined;
  let held = Promise.resolve();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    // An empty service worker, because the real one would answer instead of this server.
    if (pathname === '/sw.js')
      return void response.setHeader('content-type', 'text/javascript').end();
    const answers = { site_content: { version: searchParams.get('known') }, cheapest_stays: [] };
    const answer = getOwn(answers, /\/rpc\/(\w+)$/.exec(pathname)?.[1] ?? '');
    if (answer)
      return void response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(answer));
    const { writeHead } = response;
    // No caching, so that each page requests the script again. Pages not found get 200, because
    // Chromium logs a 404.
    response.writeHead = (status: number, ...headers: unknown[]) =>
      Reflect.apply(writeHead, response.setHeader('cache-control', 'no-store'), [
        pathname.endsWith('/404') ? 200 : status,
        ...headers,
      ]);
    // Holds only the entry script, because the previous page may still load other scripts.
    const wait =
      pathname.startsWith('/assets/index-') && pathname.endsWith('.js') ? held : undefined;
    void Promise.resolve(wait).then(() => serve(request, response));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    hold: () => void (held = new Promise((resolve) => (release = resolve))),
    release: () => release(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
