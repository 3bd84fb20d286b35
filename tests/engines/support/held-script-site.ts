import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtSite } from '../../../deploy/built-site.ts';

/**
 * Serves a built site, and its script only after `release`. To the question for newer content it
 * answers that there is none.
 */
export async function openHeldScriptSite(folder: string) {
  const serve = builtSite(folder);
  let release = (): void => undefined;
  let held = Promise.resolve();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    // No worker that would answer in place of this server.
    if (pathname === '/sw.js')
      return void response.setHeader('content-type', 'text/javascript').end();
    if (pathname.endsWith('/rpc/site_content'))
      return void response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ version: searchParams.get('known') }));
    const { writeHead } = response;
    // A browser that keeps a file would not ask for it on the next page. And Chromium complains of
    // the right status of a page that is not found.
    response.writeHead = (status: number, ...headers: unknown[]) =>
      Reflect.apply(writeHead, response.setHeader('cache-control', 'no-store'), [
        pathname.endsWith('/404') ? 200 : status,
        ...headers,
      ]);
    // The entry alone: the page before may still be fetching others.
    const wait =
      pathname.startsWith('/assets/index-') && pathname.endsWith('.js') ? held : undefined;
    void Promise.resolve(wait).then(() => serve(request, response));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has such an address.
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
