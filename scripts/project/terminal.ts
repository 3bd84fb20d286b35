import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { reason, StopError } from '../../supabase/embedded/stop-error.ts';
import { printable } from '../../supabase/embedded/printable.ts';

/** Asks on the terminal for what may be seen. @throws StopError where there is no terminal */
export function askLine(question: string): Promise<string> {
  return ask(question, process.stdout);
}

/** Asks for what may not be seen: nothing that is typed is shown or kept. @throws StopError */
export async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const answer = await ask('', nowhere);
  process.stdout.write('\n');
  return answer;
}

async function ask(question: string, output: Writable): Promise<string> {
  if (!process.stdin.isTTY)
    throw new StopError(
      'There is no terminal here to ask on: run this by hand (--help says more).',
    );
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

/** What `parseArgs` says of options that do not exist, and of those without a value. */
const WRONG_OPTION = /^ERR_PARSE_ARGS/;

/**
 * Runs a command of scripts/ and ends the program: 0 when it gives nothing or 0. A reason to stop
 * is told as one sentence, and so is any other error: its stack only where DEBUG is set.
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
      const said = `${reason(error)}\n  Nobody foresaw this. With DEBUG=1 it is told where it happened.`;
      const stack = process.env['DEBUG'] && error instanceof Error ? error.stack : undefined;
      process.stderr.write(`\n  ${printable(stack ?? said)}\n`);
      process.exit(1);
    }
    process.stderr.write(`\n  ${printable(reason(error))}\n${isWrongOption ? usage : ''}\n`);
    process.exit(2);
  }
}
