import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { migrateDatabase, type MigrationResult, type Backups } from './migrate-database.ts';
import { answerAuth, type AuthContext } from './answer-auth.ts';
import { readAuthRequest } from './auth-request.ts';
import { answerFunction } from './calendars.ts';
import type { Sql } from './database.ts';
import { FACTOR_TABLES } from './factor-store.ts';
import { fileStore } from './file-store.ts';
import { loadLite } from './lite.ts';
import { LoginThrottle } from './login-throttle.ts';
import { type Mail, mailDriver } from './mail.ts';
import { withHeadersInSql, unwrapMultipart } from './request-headers.ts';
import { oneAtATime, withRollback } from './recovery.ts';
import { routeOf, holdsNul, refusedNul, refusedPath } from './request-routing.ts';
import { withHostHeaders } from './response-headers.ts';
import { watchErrors, withPostgresError } from './rest-errors.ts';

/** Seeds are not in config.toml, where the Supabase CLI would load them into a hosted project. */
const SEED = './seed.sql';
const SHOWCASE = './showcase.sql';
const SITE_URL = 'http://localhost:5173';

export type BackendOptions = Backups & {
  connection: PgliteConnection;
  objectsFolder: string;
  jwtSecret: string;
  /** The database's folder, as messages show it. */
  folder?: string;
  onMail: (mail: Mail) => void;
  seed?: boolean;
  showcase?: boolean;
  /** Key for requests with the server's rights (service_role); without it no request has them. */
  secretKey?: string;
  now?: () => number;
};

export type Backend = MigrationResult & {
  app: App;
  /** Answers one request. `peerAddress` is the browser's network address. */
  fetch: (request: Request, from?: { peerAddress: string | null }) => Promise<Response>;
  /** Resolves when all earlier requests are answered and their mails are sent. */
  idle: () => Promise<void>;
  sql: Sql;
};

/** Opens Supabase on one Postgres connection, with checks that @supabase/lite lacks. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { App, ensureSchema } = await loadLite();
  const { driver } = options.connection;
  const config = await readConfig();
  const app: App = new App({
    ...config,
    connection: options.connection,
    db: {
      ...config.db,
      seed: {
        enabled: options.seed ?? true,
        sql_paths: options.showcase ? [SEED, SHOWCASE] : [SEED],
      },
    },
    auth: {
      ...config.auth,
      site_url: SITE_URL,
      jwt_secret: options.jwtSecret,
      secret_key: options.secretKey,
      // lite would ask the old address alone; `askOldAddress` asks both.
      email: { ...config.auth?.email, double_confirm_changes: false },
      additional_redirect_urls: ['http://localhost:*/**'],
    },
    options: {
      drivers: { email: mailDriver(options.onMail) },
      server: { admin: false }, // else a request without a key is served as service_role
    },
  });
  app._storageAdapter = fileStore(options.objectsFolder);
  await app.init();
  const broughtUp = await migrateDatabase(
    app,
    options.connection,
    options.folder ?? 'memory',
    options,
  );
  await ensureSchema(app); // runs seed.sql too, once for each content of it
  await driver.exec(FACTOR_TABLES);
  const now = options.now ?? Date.now;
  const inTurn = oneAtATime();
  const errors = watchErrors(options.connection);
  const key = String(config.auth?.publishable_key);
  /** Lite grants every table to everybody at its first request; the keys are withheld after it. */
  async function withholdKeys(): Promise<void> {
    const url = new URL('/rest/v1/rooms?limit=0', SITE_URL);
    await app.fetch(new Request(url, { headers: { apikey: key } }));
    await driver.exec('select private.grant_stays()');
  }
  let withheld: Promise<void> | undefined;
  const house: AuthContext = {
    key,
    reuseSeconds: config.auth?.refresh_token_reuse_interval ?? 0,
    throttle: new LoginThrottle(now),
    now,
    siteUrl: SITE_URL,
    secret: options.jwtSecret,
    send: options.onMail,
    sql: (text, values) => inTurn(async () => (await driver.query<never>(text, values)).rows),
    ask: (request, peerAddress) =>
      inTurn(async () => {
        await (withheld ??= withholdKeys());
        errors.last = undefined;
        const answer = await withRollback(driver, () =>
          withHeadersInSql(driver, request, async () => app.fetch(request, { peerAddress })),
        );
        return withPostgresError(answer, errors.last);
      }),
    rest: () => inTurn(() => new Promise((resolve) => setImmediate(resolve))),
  };
  return {
    app,
    ...broughtUp,
    fetch: async (request, from) =>
      refusal(request) ?? answer(house, request, from?.peerAddress ?? null),
    idle: () => inTurn(async () => {}),
    sql: house.sql,
  };
}

/** Refuses requests outside the served prefixes, and those with NUL characters. */
function refusal(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  if (holdsNul(pathname + search)) return refusedNul();
  return routeOf(pathname) === 'backend' ? undefined : refusedPath();
}

async function answer(
  house: AuthContext,
  original: Request,
  peerAddress: string | null,
): Promise<Response> {
  if (new URL(original.url).pathname.startsWith('/functions/v1'))
    return answerFunction(original, house, () => worksAtDesk(house, original, peerAddress));
  const request = await unwrapMultipart(original);
  const auth = await readAuthRequest(request);
  if (auth) return answerAuth(house, request, auth, peerAddress);
  return withHostHeaders(original, await house.ask(request, peerAddress));
}

/** True if the caller works at the desk, so that hosted functions would answer. */
async function worksAtDesk(
  house: AuthContext,
  { url, headers }: Request,
  peerAddress: string | null,
) {
  const authorization = headers.get('authorization');
  if (!authorization) return false;
  const role = new Request(new URL('/rest/v1/rpc/my_role', url), {
    headers: { authorization, apikey: house.key },
  });
  const answer = await house.ask(role, peerAddress);
  return answer.ok && ['admin', 'desk'].includes(String(await answer.json()));
}

async function readConfig() {
  const { createApi } = await loadLite();
  const { project } = await createApi({ withSupabaseClient: false });
  type Reader = { readConfig: (file: string) => ReturnType<typeof project.local.getConfig> };
  // `readConfig` is protected in lite's types; the public `getConfig` would also open a database.
  const reader = project.local as unknown as Reader;
  return reader.readConfig('supabase/config.toml');
}
