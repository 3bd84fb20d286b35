import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { styleText } from 'node:util';
import { reason, StopError } from '../../supabase/embedded/stop-error.ts';
import { printable } from '../../supabase/embedded/printable.ts';
import { type Options, readOptions } from '../commands.mjs';

/** Asks for a secret without showing what is typed. @throws StopError if there is no terminal */
export async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const answer = await askLine('', nowhere);
  process.stdout.write('\n');
  return answer;
}

export async function askLine(
  question: string,
  output: Writable = process.stdout,
): Promise<string> {
  if (!process.stdin.isTTY)
    throw new StopError(
      'This command must ask something, but there is no terminal: run it by hand (--help says more).',
    );
  using lines = createInterface({ input: process.stdin, output, terminal: true });
  return await lines.question(question);
}

/** Runs an npm command of scripts/ and exits with its status. DEBUG shows the stack of errors. */
export async function runCommand(
  name: string,
  usage: string,
  command: (options: Options) => Promise<number | void>,
): Promise<never> {
  try {
    const options = readOptions(name, process.argv.slice(2));
    if (options.flags.has('help')) process.stdout.write(`${usage}\n`);
    process.exit(options.flags.has('help') ? 0 : ((await command(options)) ?? 0));
  } catch (error) {
    if (!(error instanceof StopError)) {
      const said = `${reason(error)}\n  This is an unexpected error. Run the command with DEBUG=1 to see where it happened.`;
      const stack = process.env['DEBUG'] && error instanceof Error ? error.stack : undefined;
      process.stderr.write(`\n  ${printable(stack ?? said)}\n`);
      process.exit(1);
    }
    process.stderr.write(`\n  ${printable(reason(error))}\n\n`);
    process.exit(2);
  }
}

/** Terminals have a width and can overwrite a line; files and pipes cannot. */
type Out = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean; columns?: number };
type Style = Parameters<typeof styleText>[0];
/** A text, or a text with a style, which terminals without colours omit. */
export type StyledText = string | readonly [Style, string];

export type Progress = ReturnType<typeof showProgress>;

type Now = { what: string; count: string; since: number };

/** Shows counts and seconds: one changing line on a terminal, else a line per finished task. */
export function showProgress(out: Out = process.stdout, clock = () => performance.now()) {
  let now: Now | undefined;
  let timer: NodeJS.Timeout | undefined;
  function line({ what, count, since }: Now, room = Infinity): string {
    const seconds = `${((clock() - since) / 1000).toFixed(0)} s`;
    const much = count ? `  ${count}  ${seconds}` : `  ${seconds}`;
    const name = [...`  ${printable(what)}`].slice(0, Math.max(0, room - much.length));
    return `${name.join('')}${much}`.slice(0, room);
  }
  const clear = () => void (out.isTTY && now && out.write('\r\x1b[2K'));
  function draw(): void {
    if (!out.isTTY || !now) return;
    clear();
    // One row only, because wrapped lines cannot be overwritten.
    const room = Math.max(1, (out.columns ?? 80) - 1);
    out.write(line(now, room));
  }
  function close(): void {
    if (!now) return;
    clear();
    out.write(`${line(now)}\n`);
    now = undefined;
  }
  function end(): void {
    clearInterval(timer);
    timer = undefined;
    close();
  }
  return {
    /** A new name finishes the previous line. */
    at(what: string, done?: number, of?: number) {
      if (now?.what !== what) close();
      const count = of === undefined ? '' : `${done ?? 0} of ${of}`;
      now = { since: clock(), ...now, what, count };
      timer ??= setInterval(draw, 1000).unref();
      draw();
    },
    say(...pieces: StyledText[]) {
      clear();
      writeLine(out, pieces);
      draw();
    },
    end,
    [Symbol.dispose]: end,
  };
}

/** Prints a line without control characters from backends, guests or files. */
export function say(...pieces: StyledText[]): void {
  writeLine(process.stdout, pieces);
}

function writeLine(out: Out, pieces: StyledText[]): void {
  const shown = pieces.map((piece) => {
    if (typeof piece === 'string') return printable(piece);
    const [style, text] = piece;
    return out === process.stdout ? styleText(style, printable(text)) : printable(text);
  });
  out.write(`${shown.join('')}\n`);
}
