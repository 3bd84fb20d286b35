/**
 * Why a call failed, in words the screens can act on.
 * - `network`: no answer at all (offline, timeout, unreadable answer)
 * - `refused`: the server said no, or a write changed no row (policies refuse silently)
 * - `conflict`: someone else changed or holds what was to be written
 * - `invalid`: the server's rules do not accept the value
 * - `busy`: too many requests
 * - `server`: the server failed
 * - `shape`: an answer that is not what was asked for
 */
export type ServiceErrorKind =
  | 'network'
  | 'refused'
  | 'conflict'
  | 'invalid'
  | 'busy'
  | 'server'
  | 'shape';

/** The only error that services throw. */
export class ServiceError extends Error {
  readonly kind: ServiceErrorKind;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;

  constructor(kind: ServiceErrorKind, message: string, status = 0, cause?: unknown) {
    super(message, { cause });
    this.name = 'ServiceError';
    this.kind = kind;
    this.status = status;
  }
}

/** What PostgREST says of a failure. */
export type RestFailure = { message?: string; code?: string | null };

/**
 * A failed PostgREST answer as a ServiceError. The embedded backend answers a broken CHECK with
 * 500 and code SUP where a hosted one says 400 and 23514; both are `invalid` here.
 */
export function restError(failure: RestFailure, status: number): ServiceError {
  // A proxy's page of HTML is no sentence; screens show the message of a busy server as it is.
  const message = /^\s*</.test(failure.message ?? '') ? '' : (failure.message ?? '');
  return new ServiceError(kindOf(failure.code ?? '', message, status), message, status, failure);
}

function kindOf(code: string, message: string, status: number): ServiceErrorKind {
  if (status === 0) return 'network';
  if (code === UNIQUE_VIOLATION || code === '23P01' || status === 409) return 'conflict';
  if (/violates (check|exclusion) constraint/.test(message)) return 'invalid';
  if (status === 429) return 'busy';
  if (status === 400 || status === 413 || status === 422) return 'invalid';
  if (status === 401 || status === 403 || status === 404 || status === 406) return 'refused';
  if (status >= 500) return 'server';
  return 'shape';
}

/** PostgREST's code for a value that is already there. */
export const UNIQUE_VIOLATION = '23505';

/** True when what was to be stored is there already. */
export function isDuplicate(error: unknown): boolean {
  return hasCode(error, UNIQUE_VIOLATION);
}

/** True for a failure to which the database gave this code. */
export function hasCode(error: unknown, code: string): error is ServiceError {
  if (!(error instanceof ServiceError)) return false;
  const { cause } = error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code;
}

/** True when asking again may help: reads are repeated on these only. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ServiceError && (error.kind === 'network' || error.kind === 'server');
}
