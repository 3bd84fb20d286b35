import { embeddedToken } from '../../scripts/project/secret-key.ts';
import { answerAuthAdmin } from '../../tests/support/auth-admin.ts';
import { startTestBackend } from '../../tests/support/backend.ts';
import { listen, requestOf, send } from '../../tests/support/deployment/listen.ts';

/** Keys of both generations, which a project accepts side by side. */
export type ProjectKeys = Record<'publishable' | 'secret' | 'anon' | 'serviceRole', string>;

export type HostedProject = Awaited<ReturnType<typeof startProject>>;

const SECRET_KEY = 'sb_secret_of_the_rehearsal_and_of_nothing_else';

/** Serves the embedded backend like a hosted project: at its own origin, for all origins. */
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
    if (request.headers.get('authorization') === `Bearer ${keys.serviceRole}`) {
      const answered = await answerAuthAdmin(backend, request);
      if (answered) return answered;
    }
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
 * Checks and replaces keys like the gateway. A newer key is no token, so `Authorization` may
 * contain it only if it equals `apikey`; it is replaced by its role's token.
 * @returns true if the key belongs to the project
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
