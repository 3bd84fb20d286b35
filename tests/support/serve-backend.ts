import { once } from 'node:events';
import { createServer } from 'node:http';
import type { TestBackend } from './backend.ts';

export type ServedBackend = { url: string; stop: () => Promise<void> };

/** Lets another process read from the backend of a test. */
export async function serveBackend({ backend }: TestBackend, port: number): Promise<ServedBackend> {
  const url = `http://127.0.0.1:${port}`;
  const server = createServer((incoming, outgoing) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers))
      if (typeof value === 'string') headers.set(name, value);
    const request = new Request(new URL(incoming.url ?? '/', url), { headers });
    backend.fetch(request, { peerAddress: '127.0.0.1' }).then(
      async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      },
      (error: unknown) => outgoing.writeHead(500).end(String(error)),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
