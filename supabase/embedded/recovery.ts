import type { PgliteConnection } from '@supabase/lite/pglite';

type Database = PgliteConnection['driver'];

/** The protocol's Sync message: ends what was begun and answers with the state of the connection. */
const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);

/**
 * A parameter that cannot be written into the protocol (an object where a list is meant) leaves
 * PGlite in a transaction that nobody ends: every request after it would fail, for everybody. Such a
 * request is answered as a hosted project does, and the connection is as before.
 */
export async function withRollback(db: Database, answer: () => Promise<Response>): Promise<Response> {
  const response = await answer();
  if (response.status < 500 || (await isIdle(db))) return response;
  await db.exec('rollback');
  // The failure is reported once more to anyone who comes next: that is this.
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
 * Runs tasks one after the other, in the order they came. @supabase/lite puts requests that arrive
 * in one turn into the same Postgres transaction: one's failure is the other's, and so would be
 * one's role. There is a single connection anyway, so nothing is lost by waiting.
 */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return function run<T>(task: () => Promise<T>): Promise<T> {
    const result = last.then(task);
    // The next task waits for this one's end, not for its success.
    last = result.catch(() => undefined);
    return result;
  };
}
