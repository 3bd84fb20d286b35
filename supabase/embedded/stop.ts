import { shared } from './shared.ts';

/** A reason to stop that needs no stack trace: one sentence that says what to do. */
export class StopError extends Error {
  override name = 'StopError';

  constructor(sentence: string) {
    super(sentence);
    this.stack = sentence;
  }
}

/**
 * Ends the program with a sentence, without the stack trace that Vite prints for whatever its
 * configuration throws. A dev server that already runs keeps its old configuration instead.
 */
export function stopWith(sentence: string, exitCode = 1): never {
  if (shared().isServing) throw new StopError(sentence);
  process.stderr.write(`\n  ${sentence}\n\n`);
  process.exit(exitCode);
}
