import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { refuseChangedMigrations } from './applied-migrations.ts';
import { loginAttempt, readAuthRequest, tooManyTries, withoutUserCreation } from './auth-guard.ts';
import { fileStore } from './file-store.ts';
import { loadLite } from './lite.ts';
import { LoginThrottle } from './login-throttle.ts';
import { type Mail, mailDriver, rememberingOrigin, withSafeRedirect } from './mail.ts';
import { unwrapMultipart } from './multipart.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { askedFor, holdsNul, refusedNul, refusedPath } from './plain-path.ts';
import { withHostHeaders } from './response-headers.ts';

export type BackendOptions = {
  connection: PgliteConnection;
  objectsFolder: string;
  jwtSecret: string;
  /** What the database's place is called in sentences. */
  folder?: string;
  onMail: (mail: Mail) => void;
  seed?: boolean;
  now?: () => number;
};

export type Backend = {
  app: App;
  /** Answers one request. `peerAddress` is the address of the browser. */
  fetch: (request: Request, from?: { peerAddress: string | null }) => Promise<Response>;
  /** Names of the migrations that were applied by this start. */
  migrated: string[];
};

/** Supabase on one Postgres connection: migrated, seeded, and guarded where lite is not. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { App, applyPendingMigrations, ensureSchema } = await loadLite();
  const config = await readConfig();
  const app: App = new App({
    ...config,
    connection: options.connection,
    db: { ...config.db, seed: { ...config.db?.seed, enabled: options.seed ?? true } },
    auth: {
      ...config.auth,
      jwt_secret: options.jwtSecret,
      // which of this machine's addresses the site answers at is checked in mail.ts
      additional_redirect_urls: ['http://localhost:*/**'],
    },
    options: {
      drivers: { email: mailDriver(options.onMail) },
      server: { admin: false }, // else a request without a key is served as service_role
    },
  });
  app._storageAdapter = fileStore(options.objectsFolder);
  await app.init();
  await refuseChangedMigrations(app, options.connection, options.folder ?? 'memory');
  const { applied } = await applyPendingMigrations(app);
  await ensureSchema(app); // runs seed.sql too, once for each content of it
  const throttle = new LoginThrottle(options.now);
  const inTurn = oneAtATime();
  const ask: Ask = (request, peerAddress) =>
    inTurn(async () => app.fetch(request, { peerAddress }));
  return {
    app,
    migrated: applied.map((migration) => migration.filename),
    fetch: async (request, from) =>
      refusal(request) ?? answer(ask, throttle, request, from?.peerAddress ?? null),
  };
}

type Ask = (request: Request, peerAddress: string | null) => Promise<Response>;

/** What lite must not see: an address of one of its other doors, or one that no text can hold. */
function refusal(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  if (askedFor(pathname) !== 'backend') return refusedPath();
  return holdsNul(pathname + search) ? refusedNul() : undefined;
}

async function answer(
  ask: Ask,
  throttle: LoginThrottle,
  original: Request,
  peerAddress: string | null,
): Promise<Response> {
  let request = await unwrapMultipart(original);
  const auth = await readAuthRequest(request);
  const attempt = auth && loginAttempt(auth, peerAddress ?? '');
  if (attempt !== undefined) {
    const wait = throttle.waitSeconds(attempt);
    if (wait > 0) return tooManyTries(wait);
    throttle.begin(attempt);
  }
  if (auth) request = withSafeRedirect(withoutUserCreation(request, auth), auth);
  const response = await rememberingOrigin(auth, () => ask(request, peerAddress));
  if (attempt !== undefined && response.ok) throttle.succeeded(attempt);
  return withHostHeaders(original, response);
}

/** config.toml as lite itself reads it; it exports no reader of its own. */
async function readConfig() {
  const { createApi } = await loadLite();
  const { project } = await createApi({ withSupabaseClient: false });
  type Reader = { readConfig: (file: string) => ReturnType<typeof project.local.getConfig> };
  // `protected` in the types only. Its public neighbour getConfig would open a database too.
  const reader = project.local as unknown as Reader;
  return reader.readConfig('supabase/config.toml');
}
