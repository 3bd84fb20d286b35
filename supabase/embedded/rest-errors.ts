import type { PgliteConnection } from '@supabase/lite/pglite';
import { diskIsFull } from './disk-space.ts';

type PostgresError = { code: string; message: string; detail?: string; hint?: string };

const DISK_FULL = '53100';

/** Classes of Postgres' errors that PostgREST does not call the sender's fault. */
const STATUS: [classes: RegExp, status: number][] = [
  [/^P0001/, 400],
  [/^(08|53)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
];

/**
 * Keeps the last error of the database. @supabase/lite answers some with a 500 and its own code
 * "SUP", a broken CHECK among them, and tells only the sentence.
 */
export function watchErrors({ driver }: PgliteConnection): { last: PostgresError | undefined } {
  const kept: { last: PostgresError | undefined } = { last: undefined };
  const query = driver.query.bind(driver);
  driver.query = (...asked: Parameters<typeof query>) =>
    query(...asked).catch((error: unknown) => {
      if (isPostgresError(error)) kept.last = error;
      throw error;
    }) as ReturnType<typeof driver.query<never>>; // the row's type is the caller's
  return kept;
}

/** The answer of a hosted project where lite's is a failure without a reason. */
export async function withPostgresError(
  response: Response,
  error: PostgresError | undefined,
): Promise<Response> {
  if (response.status !== 500 || !error) return response;
  if (error.code === DISK_FULL) return diskIsFull();
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const isUnnamed = typeof body === 'object' && body !== null && 'code' in body;
  if (!isUnnamed || body.code !== 'SUP') return response;
  const { code, message, detail, hint } = error;
  const status = STATUS.find(([classes]) => classes.test(code))?.[1] ?? 400;
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-type']) headers.delete(name);
  return Response.json(
    { code, details: detail ?? null, hint: hint ?? null, message },
    { status, headers },
  );
}

function isPostgresError(error: unknown): error is PostgresError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}
