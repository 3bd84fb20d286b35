import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StopError } from '../../supabase/embedded/stop-error.ts';

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
