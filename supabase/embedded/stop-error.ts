/** A reason to stop that needs no stack trace: one sentence that says what to do. */
export class StopError extends Error {
  override name = 'StopError';

  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.stack = sentence;
  }
}

/**
 * What went wrong, for a sentence. PGlite's file system throws objects that are no errors, and where
 * no address answers Node throws one without a message.
 */
export function reason(error: unknown): string {
  if (error instanceof Error && error.message) return error.message;
  if (typeof error !== 'object' || error === null) return String(error);
  const { name, errno, code } = error as Record<string, unknown>; // of whatever was thrown
  const known = [name, code, errno !== undefined && `number ${String(errno)}`].filter(Boolean);
  return known.length > 0 ? known.join(' ') : 'no reason was given';
}
