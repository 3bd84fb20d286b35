import { printable } from './printable.ts';
import { shared } from './shared-backend.ts';
import { StopError } from './stop-error.ts';

/**
 * Ends the program with a sentence, without the stack trace that Vite prints for whatever its
 * configuration throws. A dev server that already runs keeps its old configuration instead.
 */
export function exitWith(sentence: string, exitCode = 1): never {
  if (shared().isServing) throw new StopError(sentence);
  exitNow(sentence, exitCode);
}

/** Ends the program with a sentence, whatever it is doing. */
export function exitNow(sentence: string, exitCode = 1): never {
  process.stderr.write(`\n  ${printable(sentence)}\n\n`);
  process.exit(exitCode);
}
