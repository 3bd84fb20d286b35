/** An expected failure: shows one sentence with the next step instead of a stack trace. */
export class StopError extends Error {
  override name = 'StopError';

  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.stack = sentence;
  }
}

/** PGlite's file system throws plain objects, and Node's failed connections may lack a message. */
export function reason(error: unknown): string {
  if (error instanceof Error && error.message) return error.message;
  if (typeof error !== 'object' || error === null) return String(error);
  const { name, errno, code } = error as Record<string, unknown>; // of whatever was thrown
  const known = [name, code, errno !== undefined && `number ${String(errno)}`].filter(Boolean);
  return known.length > 0 ? known.join(' ') : 'no reason was given';
}
