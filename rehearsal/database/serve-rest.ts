// node rehearsal/database/serve-rest.ts [port]: a migrated project, empty, on a real Postgres, with
// REST, Auth and Storage at an address of this machine; for a backup to be restored into, and the like.
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { urlOf } from './postgres.ts';
import { freshProject, startMigratedPostgres } from './project.ts';
import { openRest } from './rest.ts';

// whatever has begun by then ends with the process (postgres.ts)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

const server = await startMigratedPostgres();
const database = await freshProject(server, 'new');
const rest = await openRest(server, database);
process.once('exit', () => rmSync(rest.objectsFolder, { recursive: true, force: true }));

const http = createServer(async (request, response) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const answer = await rest.backend.fetch(
    new Request(`http://${request.headers.host}${request.url}`, {
      method: request.method,
      headers,
      body: isRead ? null : new Uint8Array(await buffer(request)),
    }),
    { peerAddress: request.socket.remoteAddress ?? null },
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(new Uint8Array(await answer.arrayBuffer()));
});
await new Promise<void>((resolve) =>
  http.listen(Number(process.argv[2] ?? 0), '127.0.0.1', resolve),
);
const { port } = http.address() as AddressInfo; // it listens on TCP

process.stdout.write(
  `${JSON.stringify({
    url: `http://127.0.0.1:${port}`,
    publishableKey: rest.publishableKey,
    secretKey: rest.secretKey,
    database: urlOf(server, 'postgres', database),
  })}\n`,
);
