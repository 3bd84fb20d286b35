import type { PgliteConnection } from '@supabase/lite/pglite';

type Database = PgliteConnection['driver'];

/** The Sync message of Postgres' protocol, which returns the connection's state. */
const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);

/**
 * Rolls back the transaction that PGlite leaves open after a parameter of a wrong type; otherwise
 * all later requests would fail. Answers like a hosted project.
 */
export async function withRollback(
  db: Database,
  answer: () => Promise<Response>,
): Promise<Response> {
  const response = await answer();
  if (response.status < 500 || (await isIdle(db))) return response;
  await db.exec('rollback');
  // PGlite reports the failure once more to the next query, so send an empty one.
  await db.query('select 1').catch(() => undefined);
  return Response.json(
    { code: '22P02', details: null, hint: null, message: 'a value does not fit its type' },
    { status: 400 },
  );
}

async function isIdle(db: Database): Promise<boolean> {
  const { messages } = await db.execProtocol(SYNC, { throwOnError: false });
  return messages.every((message) => !('status' in message) || message.status === 'I');
}

/**
 * Runs tasks one after the other. @supabase/lite would put simultaneous requests into one
 * transaction, where they share failures and roles.
 */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return function run<T>(task: () => Promise<T>): Promise<T> {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
