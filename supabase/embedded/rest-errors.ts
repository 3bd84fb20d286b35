import { inspect } from 'node:util';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { diskIsFull } from './disk-space.ts';

type PostgresError = { code: string; message: string; detail?: string; hint?: string };

const DISK_FULL = '53100';

/** Statuses of Postgres' error classes, as PostgREST maps them; all others are 400. */
const STATUS: [classes: RegExp, status: number][] = [
  [/^P0001/, 400],
  [/^(08|53)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
];

/**
 * Stores the database's last error, because @supabase/lite answers some errors without a code.
 * Shortens printed errors, which contain sent values, e.g. guests' names.
 */
export function watchErrors({ driver }: PgliteConnection): { last: PostgresError | undefined } {
  const kept: { last: PostgresError | undefined } = { last: undefined };
  const query = driver.query.bind(driver);
  driver.query = (...asked: Parameters<typeof query>) =>
    query(...asked).catch((error: unknown) => {
      if (isPostgresError(error)) {
        kept.last = error;
        Object.assign(error, { [inspect.custom]: () => `${error.code}: ${error.message}` });
      }
      throw error;
    }) as ReturnType<typeof driver.query<never>>; // the row's type is the caller's
  return kept;
}

/** PGlite's error for an argument of a wrong type, which Postgres never sees. */
const WRONG_ARGUMENT = /^Error: Invalid input for (\w+) type$/;
const INVALID_TEXT = '22P02';
/** JavaScript's error for a request body nested thousands deep, which Postgres never sees. */
const TOO_DEEP = /^RangeError: Maximum call stack/;
const TOO_COMPLEX: PostgresError = { code: '54001', message: 'the request is nested too deep' };

export async function withPostgresError(
  response: Response,
  error: PostgresError | undefined,
): Promise<Response> {
  if (response.status !== 500) return response;
  if (error?.code === DISK_FULL) return diskIsFull();
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (!isUnnamed(body)) return response;
  const tooDeep = TOO_DEEP.test(body.message) ? TOO_COMPLEX : undefined;
  const [, type] = WRONG_ARGUMENT.exec(body.message) ?? [];
  const named =
    error ??
    tooDeep ??
    (type && { code: INVALID_TEXT, message: `invalid input syntax for type ${type}` });
  if (!named) return response;
  const { code, message, detail, hint }: PostgresError = named;
  const known = STATUS.find(([classes]) => classes.test(code))?.[1] ?? 400;
  const status = tooDeep ? 400 : known;
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-type']) headers.delete(name);
  return Response.json(
    { code, details: detail ?? null, hint: hint ?? null, message },
    { status, headers },
  );
}

function isUnnamed(body: unknown): body is { code: 'SUP'; message: string } {
  if (typeof body !== 'object' || body === null) return false;
  return (
    'code' in body && body.code === 'SUP' && 'message' in body && typeof body.message === 'string'
  );
}

function isPostgresError(error: unknown): error is PostgresError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}
