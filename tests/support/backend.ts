import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type SupabaseClientOptions } from '@supabase/supabase-js';
import { type Backend, openBackend } from '../../supabase/embedded/backend.ts';
import { chooseSupabase } from '../../supabase/embedded/supabase-choice.ts';
import type { Mail } from '../../supabase/embedded/mail.ts';
import type { Role } from '../../src/basics/session/rights.ts';
import { openTestDatabase } from './test-database.ts';

/** The origin of the test backend; vite.config.ts configures the services with it. */
export const TEST_ORIGIN = 'http://localhost:54321';
export const START_OVER = 'tests/support/start-over.sql';
const JWT_SECRET = 'the-secret-of-every-test-and-of-nothing-else';

export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>;

export type Options = { seed?: boolean; now?: () => number; startsOver?: boolean };

/**
 * Starts the whole embedded backend in this process: a fresh in-memory Postgres with the real
 * migrations (and seed) behind the code that `npm start` runs. No port, no network.
 */
export async function startTestBackend({ seed = true, now, startsOver = false }: Options = {}) {
  const connection = await openTestDatabase(seed);
  const objectsFolder = await mkdtemp(path.join(os.tmpdir(), 'hotel-objects-'));
  const mails: Mail[] = [];
  const backend = await openBackend({
    connection,
    objectsFolder,
    jwtSecret: JWT_SECRET,
    onMail: (mail) => mails.push(mail),
    seed,
    now,
  });
  if (startsOver) await connection.driver.exec(await readFile(START_OVER, 'utf8'));
  const key = publishableKey();
  /**
   * Waits for e-mails too, which the backend sends after its answer, so that a test can read
   * `mails` at once.
   */
  const settled: Backend['fetch'] = async (request, from) => {
    const response = await backend.fetch(request, from);
    await backend.idle();
    return response;
  };
  const realFetch = globalThis.fetch;

  function client(auth: SupabaseClientOptions<'public'>['auth'] = {}): SupabaseClient {
    return createClient(TEST_ORIGIN, key, {
      auth: { persistSession: false, autoRefreshToken: false, flowType: 'implicit', ...auth },
      global: { fetch: (input, init) => settled(new Request(input, init)) },
    });
  }

  async function signIn(email: string, password: string): Promise<SupabaseClient> {
    const signedIn = client();
    const { error } = await signedIn.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return signedIn;
  }

  /** Runs SQL without row-level security, to check the stored rows. */
  const serviceSql = async <Row = Record<string, unknown>>(sql: string, values?: unknown[]) =>
    (await connection.driver.query<Row>(sql, values)).rows;

  /** Sends one raw request; `where` starts with /rest/v1, /auth/v1 or /storage/v1. */
  function request(
    where: string,
    { from = '127.0.0.1', ...init }: RequestInit & { from?: string } = {},
  ): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('apikey')) headers.set('apikey', key);
    if (headers.get('apikey') === '') headers.delete('apikey');
    const asked = new Request(new URL(where, TEST_ORIGIN), { ...init, headers });
    return settled(asked, { peerAddress: from });
  }

  return {
    backend,
    app: backend.app,
    db: connection.driver,
    key,
    jwtSecret: JWT_SECRET,
    /** E-mails sent so far, oldest first. */
    mails,
    request,
    post: (where: string, body: unknown, headers = {}) =>
      request(where, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    client,
    signIn,
    signInAs: (role: Role) => signIn(`${role}@hotel.test`, `${role}-demo-1`),
    signInAsAdmin: () => signIn('admin@hotel.test', 'admin-demo-1'),
    serviceSql,
    /** Runs one statement without row-level security; each `${value}` is a bound parameter. */
    sql: <Row = Record<string, unknown>>(text: TemplateStringsArray, ...values: unknown[]) => {
      const statement = String.raw({ raw: text }, ...values.map((_, index) => `$${index + 1}`));
      return serviceSql<Row>(statement, values);
    },
    /**
     * Runs several statements without row-level security; each `${part}` is inserted as SQL text.
     */
    exec: (text: TemplateStringsArray, ...parts: unknown[]): Promise<unknown> =>
      connection.driver.exec(String.raw({ raw: text }, ...parts)),
    /**
     * Routes global `fetch` calls for TEST_ORIGIN to this backend, so that the services of src run
     * on it.
     */
    answerFetch() {
      globalThis.fetch = (input, init) => {
        const asked = new Request(input, init);
        return asked.url.startsWith(TEST_ORIGIN) ? settled(asked) : realFetch(asked);
      };
    },
    /**
     * Restores the first rows and files, ten times faster than a new backend. Needs the option
     * `startsOver`; changes to tables or functions stay.
     */
    async startOver() {
      await connection.driver.query('select public.start_over()');
      await rm(objectsFolder, { recursive: true, force: true });
    },
    async stop() {
      globalThis.fetch = realFetch;
      await connection.close();
      await rm(objectsFolder, { recursive: true, force: true });
    },
  };
}

function publishableKey(): string {
  const chosen = chooseSupabase({});
  if (chosen.kind === 'wrong') throw new Error(chosen.sentence);
  return chosen.key;
}
