/**
 * Why a call failed:
 * - `network`: no answer (offline, timeout, unreadable answer)
 * - `refused`: not allowed, or a write changed no row, because policies refuse silently
 * - `conflict`: somebody else has changed the row or holds the nights
 * - `invalid`: a value breaks the server's rules
 * - `busy`: too many requests
 * - `server`: the server failed
 * - `shape`: the answer has an unexpected form
 */
export type ServiceErrorKind =
  | 'network'
  | 'refused'
  | 'conflict'
  | 'invalid'
  | 'busy'
  | 'server'
  | 'shape';

export class ServiceError extends Error {
  readonly kind: ServiceErrorKind;
  /** HTTP status, 0 if there was no answer. */
  readonly status: number;

  constructor(kind: ServiceErrorKind, message: string, status = 0, cause?: unknown) {
    super(message, { cause });
    this.name = 'ServiceError';
    this.kind = kind;
    this.status = status;
  }
}

export type RestFailure = { message?: string; code?: string | null };

/** Converts a PostgREST error. A failed CHECK is 23514 if hosted, SUP on the embedded backend. */
export function restError(failure: RestFailure, status: number): ServiceError {
  // Drops HTML that a proxy has sent, because screens show the message of a busy server.
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

export const UNIQUE_VIOLATION = '23505';

export function isDuplicate(error: unknown): boolean {
  return hasCode(error, UNIQUE_VIOLATION);
}

export function hasCode(error: unknown, code: string): error is ServiceError {
  if (!(error instanceof ServiceError)) return false;
  const { cause } = error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code;
}

/** True if trying again may help; only such reads are retried. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ServiceError && (error.kind === 'network' || error.kind === 'server');
}
