import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Options = {
  port: number;
  dataFolder: string;
  env?: Record<string, string>;
  cwd?: string;
  /**
   * 'ended': standard input is closed, as scripts, test runners and background jobs start a
   * program.
   */
  stdin?: 'open' | 'ended';
};

export type SiteProcess = ReturnType<typeof startSite>;

export const VITE = 'node_modules/vite/bin/vite.js';
const IS_OPEN = /The site: /;

export function startSite(args: string[], options: Options) {
  const child = spawn(process.execPath, args, {
    stdio: [options.stdin === 'ended' ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    env: environment(options),
    cwd: options.cwd,
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close');

  /** Waits until the output matches; throws if the program ends first. */
  async function untilSaid(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(output);
      if (match) return match;
      const heard = new AbortController();
      const { signal } = heard;
      const spoke = Promise.any([
        once(child.stdout ?? child, 'data', { signal }),
        once(child.stderr ?? child, 'data', { signal }),
      ]);
      const isOver = await Promise.race([spoke.then(() => false), ended.then(() => true)]);
      heard.abort(); // the one that said nothing would listen for ever
      if (isOver && !pattern.test(output))
        throw new Error(`ended without ${String(pattern)}:\n${output}`);
    }
  }

  return {
    process: child,
    output: () => output,
    untilOpen: async () => void (await untilSaid(IS_OPEN)),
    untilSaid,
    /** Waits for the end. @returns the exit code; null after a signal */
    untilEnded: async () => (await ended, child.exitCode),
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** Leaves out the test runner's own variables, which would change how the program runs. */
function environment({ port, dataFolder, env }: Options): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV$)/.test(name));
  return {
    ...Object.fromEntries(inherited),
    PORT: String(port),
    EMBEDDED_DATA_DIR: dataFolder,
    STOP_WITH_STDIN: '1',
    NO_COLOR: '1',
    ...env,
  };
}
