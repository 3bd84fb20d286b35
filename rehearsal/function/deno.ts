import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePort } from '../../tests/support/free-port.ts';
import type { HostedProject } from '../support/hosted-project.ts';
import { startServer } from '../support/server-process.ts';

/** Packages of the functions, fetched once. */
const PACKAGES = path.resolve('rehearsal/node_modules/.cache/deno');
// No lock file: the platform reads none, and one left behind would be another list of versions.
const configOf = (name: string) => ['--no-lock', `--config=supabase/functions/${name}/deno.json`];
const entryOf = (name: string) => `supabase/functions/${name}/index.ts`;
/** What a function may do: no reading or writing of files, no other program. */
const RIGHTS = ['--allow-net=127.0.0.1,localhost', '--allow-env', '--allow-sys'];

const SETTINGS = { DENO_DIR: PACKAGES, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };

/** The program itself: the command of its package would be between it and our signals. */
function deno(): string {
  try {
    // What the package's own command calls; it has no types.
    const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as {
      runInstall: () => string;
    };
    return runInstall();
  } catch (cause) {
    throw new Error('There is no Deno in rehearsal/node_modules: run "npm run rehearse".', {
      cause,
    });
  }
}

/** Checks a function's types, and fetches its packages where they are not here yet. @throws what Deno said */
export function checkFunction(name: string): void {
  const { status, stdout, stderr } = spawnSync(
    deno(),
    ['check', ...configOf(name), entryOf(name)],
    // The machine's own: it says by what way packages are fetched.
    { env: { ...process.env, ...SETTINGS }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`deno check:\n${stdout}${stderr}`);
}

/** What shows a function that the clock asks. */
export const CLOCK = { 'x-outbox-secret': 'the clock knows it' };

export type RunningFunction = Awaited<ReturnType<typeof startFunction>>;

/** Runs a function as the platform does, with a project's newer keys, these secrets and nothing else. */
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
  const server = await startServer(deno(), words, { port, env });
  return {
    ...server,
    call: (headers: Record<string, string>, init?: RequestInit, path = '') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, ...init }),
  };
}
