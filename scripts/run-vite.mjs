import { spawn } from 'node:child_process';
import { ensureInstalledIn, pinnedNode } from './install.mjs';

const PARENT_CHECK_MS = 500;

/**
 * Runs Vite with the project's own Node until it ends or is asked to.
 *
 * Vite's standard input is a pipe held here, never the terminal's: Vite ends without a word when
 * its input is at an end (a script, a test, a background job), and this way it ends when this
 * process does, however that happens. Closing the pipe is also how it is asked to stop.
 */
export function runVite(args) {
  ensureInstalledIn('.');
  const vite = spawn(pinnedNode(), ['node_modules/vite/bin/vite.js', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, STOP_WITH_STDIN: '1' },
  });
  vite.stdin.on('error', () => {}); // it may be gone already

  let asked = false;
  function askToStop() {
    asked = true;
    vite.stdin.end();
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (asked) vite.kill('SIGKILL'); // asked twice; the database survives that
      askToStop();
    });
  // `kill` of npm ends only the shell between npm and this process, which is then an orphan.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && askToStop(), PARENT_CHECK_MS).unref();

  vite.on('exit', (code) => process.exit(asked ? 0 : (code ?? 1)));
}
