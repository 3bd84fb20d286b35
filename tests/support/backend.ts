import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js';
import { type Backend, openBackend } from '../../supabase/embedded/backend.ts';
import { chooseSupabase } from '../../supabase/embedded/supabase-choice.ts';
import type { Mail } from '../../supabase/embedded/mail.ts';
import { openTestDatabase } from './test-database.ts';

/** Where the backend of a test answers; vite.config.ts gives the services the same address. */
export const TEST_ORIGIN = 'http://localhost:54321';
export const START_OVER = 'tests/support/start-over.sql';
const JWT_SECRET = 'the-secret-of-every-test-and-of-nothing-else';

export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>;

export type Options = { seed?: boolean; now?: () => number; startsOver?: boolean };

/**
 * The whole embedded backend in this process: a fresh Postgres in memory with the real
 * migrations (and seed), behind the same code that serves `npm start`. No port, no network.
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
  /** Mails are sent after the answer; a test looks for them as soon as it has that. */
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

  /** SQL past every policy, to prove what is really stored. */
  const serviceSql = async <Row = Record<string, unknown>>(sql: string, values?: unknown[]) =>
    (await connection.driver.query<Row>(sql, values)).rows;

  /** One raw request; `where` begins with /rest/v1, /auth/v1 or /storage/v1. */
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
    /** As `npm start` runs it; everything below waits until all that was asked is done. */
    backend,
    app: backend.app,
    /** The Postgres below, with all rights. */
    db: connection.driver,
    key,
    jwtSecret: JWT_SECRET,
    /** Mails that were sent, oldest first. */
    mails,
    request,
    /** The same with JSON, as a form or a program posts it. */
    post: (where: string, body: unknown, headers = {}) =>
      request(where, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    client,
    signIn,
    signInAsAdmin: () => signIn('admin@hotel.test', 'admin-demo-1'),
    /** Signed in, but no administrator. */
    signInAsStaff: () => signIn('staff@hotel.test', 'staff-demo-1'),
    serviceSql,
    /** The same for one statement as it is; each `${value}` in it is a parameter. */
    sql: <Row = Record<string, unknown>>(text: TemplateStringsArray, ...values: unknown[]) => {
      const statement = String.raw({ raw: text }, ...values.map((_, index) => `$${index + 1}`));
      return serviceSql<Row>(statement, values);
    },
    /** Any number of statements past every policy; what is in `${}` is a part of their text. */
    exec: (text: TemplateStringsArray, ...parts: unknown[]): Promise<unknown> =>
      connection.driver.exec(String.raw({ raw: text }, ...parts)),
    /** Global `fetch` to TEST_ORIGIN is answered by this backend, so that src/services runs on it. */
    answerFetch() {
      globalThis.fetch = (input, init) => {
        const asked = new Request(input, init);
        return asked.url.startsWith(TEST_ORIGIN) ? settled(asked) : realFetch(asked);
      };
    },
    /**
     * Puts back all rows and files of the beginning, in a tenth of the time of a new backend; for one
     * that was started with `startsOver`. What a test does to tables and functions it undoes itself.
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
