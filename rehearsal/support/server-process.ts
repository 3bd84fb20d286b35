import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Options = {
  /** The server has started once this port accepts connections. */
  port: number;
  env?: NodeJS.ProcessEnv;
  folder?: string;
};
const ASK_AGAIN_MS = 100;

/** Starts a server. @throws with its output if it ends before it listens */
export async function startServer(
  command: string,
  args: readonly string[],
  { port, env = process.env, folder }: Options,
) {
  if (await isOpen(port)) throw new Error(`Port ${port} is taken: ${command} cannot listen there.`);
  const child = spawn(command, args, { env, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const hear = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'close').then(
    () => true,
    () => true, // the program is not there: what it said is empty
  );
  while (!(await isOpen(port))) {
    if (await Promise.race([ended, wait(ASK_AGAIN_MS, false)]))
      throw new Error(`${command} ended before it listened on port ${port}:\n${output}`);
  }
  return {
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });
}
