import { shared } from './shared.ts';
import { StopError } from './stop-error.ts';

/**
 * Ends the program with a sentence, without the stack trace that Vite prints for whatever its
 * configuration throws. A dev server that already runs keeps its old configuration instead.
 */
export function stopWith(sentence: string, exitCode = 1): never {
  if (shared().isServing) throw new StopError(sentence);
  process.stderr.write(`\n  ${sentence}\n\n`);
  process.exit(exitCode);
}
