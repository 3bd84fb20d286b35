import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../tests/support/free-port.ts';
import type { HostedProject } from '../support/hosted-project.ts';
import { startServer } from '../support/server-process.ts';

const PACKAGES = path.resolve('rehearsal/node_modules/.cache/deno');
// No lock file: the platform reads none, and an old one would name other versions.
const configOf = (name: string) => ['--no-lock', `--config=supabase/functions/${name}/deno.json`];
const entryOf = (name: string) => `supabase/functions/${name}/index.ts`;
/** A function may use the local network, but no files and no other programs. */
const RIGHTS = ['--allow-net=127.0.0.1,localhost', '--allow-env', '--allow-sys'];

const SETTINGS = { DENO_DIR: PACKAGES, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };

// Deno's binary itself, because its package's command does not pass on signals.
const DENO = path.resolve('rehearsal/node_modules/@deno/linux-x64-glibc/deno');

export function checkFunction(name: string): void {
  const { status, stdout, stderr } = spawnSync(
    DENO,
    ['check', ...configOf(name), entryOf(name)],
    // Passes the environment on, which may name a proxy for downloading packages.
    { env: { ...process.env, ...SETTINGS }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`deno check:\n${stdout}${stderr}`);
}

export const CLOCK = { 'x-outbox-secret': 'the clock knows it' };

export type RunningFunction = Awaited<ReturnType<typeof startFunction>>;

/** Runs a function with the project's keys of the format `sb_…` and the given secrets only. */
export async function startFunction(
  name: string,
  { url, keys }: HostedProject,
  secrets: Record<string, string>,
) {
  const { PATH, HOME } = process.env;
  const port = await freePort();
  const env = {
    PATH,
    HOME,
    ...SETTINGS,
    DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
    OUTBOX_SECRET: CLOCK['x-outbox-secret'],
    ...secrets,
  };
  const words = ['run', '--cached-only', ...configOf(name), ...RIGHTS, entryOf(name)];
  const server = await startServer(DENO, words, { port, env });
  return {
    ...server,
    call: (headers: Record<string, string>, init?: RequestInit, path = '') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, ...init }),
  };
}
