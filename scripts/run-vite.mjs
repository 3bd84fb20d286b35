import { spawn } from 'node:child_process';
import { ensureInstalledIn, pinnedNode } from './install.mjs';

const PARENT_CHECK_MS = 500;

/**
 * Vite exits silently when its standard input ends (in scripts, tests, background jobs), so this
 * process holds a pipe open. Vite stops when the pipe closes, also if this process dies.
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
  // npm's `kill` ends only the shell in between, which makes this process an orphan.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && askToStop(), PARENT_CHECK_MS).unref();

  vite.on('exit', (code) => process.exit(asked ? 0 : (code ?? 1)));
}
