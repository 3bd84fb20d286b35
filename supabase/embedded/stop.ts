import { printable } from './printable.ts';
import { shared } from './shared-backend.ts';
import { StopError } from './stop-error.ts';

/** Ends the program without a stack trace. A running server keeps its old configuration. */
export function exitWith(sentence: string, exitCode = 1): never {
  if (shared().isServing) throw new StopError(sentence);
  exitNow(sentence, exitCode);
}

export function exitNow(sentence: string, exitCode = 1): never {
  process.stderr.write(`\n  ${printable(sentence)}\n\n`);
  process.exit(exitCode);
}
