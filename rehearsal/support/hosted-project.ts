import { embeddedToken } from '../../scripts/project/secret-key.ts';
import { startTestBackend } from '../../tests/support/backend.ts';
import { listen, requestOf, send } from '../../tests/support/deployment/listen.ts';

/** Each generation of a project's keys; both work side by side. */
export type ProjectKeys = Record<'publishable' | 'secret' | 'anon' | 'serviceRole', string>;

export type HostedProject = Awaited<ReturnType<typeof startProject>>;

const SECRET_KEY = 'sb_secret_of_the_rehearsal_and_of_nothing_else';

/**
 * The embedded backend as a hosted project's gateway shows it: at an origin of its own, open to
 * every other, and asked with keys of either generation.
 */
export async function startProject() {
  const backend = await startTestBackend();
  const keys: ProjectKeys = {
    publishable: backend.key,
    secret: SECRET_KEY,
    anon: embeddedToken(backend.jwtSecret, 'anon'),
    serviceRole: embeddedToken(backend.jwtSecret),
  };
  const gateway = await listen(async (incoming, outgoing) => {
    for (const [name, value] of Object.entries(CORS)) outgoing.setHeader(name, value);
    await send(await answer(await requestOf(incoming, gateway.origin)), outgoing);
  });

  async function answer(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    if (!openedWith(request.headers, keys)) return new Response('Invalid API key', { status: 401 });
    return backend.backend.fetch(request, { peerAddress: '127.0.0.1' });
  }

  return {
    url: gateway.origin,
    keys,
    backend,
    stop: () => gateway.close().then(backend.stop),
  };
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, HEAD',
  'access-control-expose-headers': '*',
};

/**
 * What the gateway makes of the keys: one of the newer kind is no token, so that it counts as
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
