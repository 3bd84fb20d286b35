import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { startTestBackend, type TestBackend } from '../../tests/support/backend.ts';

/** Each generation of a project's keys; both work side by side. */
export type ProjectKeys = Record<'publishable' | 'secret' | 'anon' | 'serviceRole', string>;

export type HostedProject = {
  url: string;
  keys: ProjectKeys;
  backend: TestBackend;
  stop: () => Promise<void>;
};

const SECRET_KEY = 'sb_secret_of_the_rehearsal_and_of_nothing_else';
const HOUR_S = 3600;

/**
 * The embedded backend as a hosted project's gateway shows it: at an origin of its own, open to
 * every other, and asked with keys of either generation.
 */
export async function startProject(port: number): Promise<HostedProject> {
  const backend = await startTestBackend();
  const keys: ProjectKeys = {
    publishable: backend.key,
    secret: SECRET_KEY,
    anon: signedKey('anon', backend.jwtSecret),
    serviceRole: signedKey('service_role', backend.jwtSecret),
  };
  const url = `http://127.0.0.1:${port}`;
  const server = createServer((incoming, outgoing) => {
    answer(incoming).then(
      async (response) => {
        const headers = { ...Object.fromEntries(response.headers), ...CORS };
        outgoing.writeHead(response.status, headers);
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      },
      (error: unknown) => outgoing.writeHead(500).end(String(error)),
    );
  });

  async function answer(incoming: IncomingMessage): Promise<Response> {
    if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 });
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers))
      if (typeof value === 'string') headers.set(name, value);
    if (!openedWith(headers, keys)) return new Response('Invalid API key', { status: 401 });
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk as Uint8Array));
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
    const request = new Request(new URL(incoming.url ?? '/', url), {
      method: incoming.method,
      headers,
      body,
    });
    return backend.backend.fetch(request, { peerAddress: '127.0.0.1' });
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url,
    keys,
    backend,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await backend.stop();
    },
  };
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, HEAD',
  'access-control-expose-headers': '*',
};

/**
 * What the gateway makes of the keys: one of the newer kind is no token, so that it stands as
 * `Authorization` only where it is the `apikey` too, and is then exchanged for its role's token.
 * @returns whether the key is one of the project's
 */
function openedWith(headers: Headers, keys: ProjectKeys): boolean {
  const key = headers.get('apikey') ?? '';
  if (!Object.values(keys).includes(key)) return false;
  const bearer = headers.get('authorization')?.replace(/^Bearer /, '');
  if (bearer?.startsWith('sb_') && bearer !== key) return false;
  if (key === keys.secret && (!bearer || bearer === key))
    headers.set('authorization', `Bearer ${keys.serviceRole}`);
  if (key === keys.publishable && bearer === key) headers.delete('authorization');
  headers.set('apikey', keys.publishable); // the one that the embedded backend knows
  return true;
}

function signedKey(role: string, secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = { role, iss: 'supabase', iat: now - 60, exp: now + HOUR_S };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
