import { printable } from '../../supabase/embedded/printable.ts';
import { reason, StopError } from '../../supabase/embedded/stop-error.ts';

/** What `parseArgs` says of options that do not exist, and of those without a value. */
const WRONG_OPTION = /^ERR_PARSE_ARGS/;

/**
 * Runs a command of scripts/ and ends the program: 0 when it gives nothing or 0. A reason to stop
 * is told as one sentence, without a stack.
 * @param usage shown for --help and for options that are not there
 */
export async function runCommand(
  usage: string,
  command: (args: string[]) => Promise<number | void>,
): Promise<never> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  const { log } = console;
  // What a backend has said may be in any line.
  console.log = (line: unknown) => log(printable(String(line)));
  try {
    process.exit((await command(args)) ?? 0);
  } catch (error) {
    const isWrongOption =
      error instanceof Error && 'code' in error && WRONG_OPTION.test(String(error.code));
    if (!(error instanceof StopError) && !isWrongOption) {
      const stack = error instanceof Error ? error.stack : undefined;
      process.stderr.write(`${printable(stack ?? reason(error))}\n`);
      process.exit(1);
    }
    process.stderr.write(`\n  ${printable(reason(error))}\n${isWrongOption ? usage : ''}\n`);
    process.exit(2);
  }
}
