import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { StopError } from './stop-error.ts';

/**
 * The process that uses a data folder. Two processes would destroy a PGlite database. The lock is a
 * listening port derived from the folder, because ports, unlike lock files, are always released.
 */
export type LockHolder = {
  pid: number;
  mode: string;
  /** The site's address; null while the site is starting. */
  url: string | null;
};

export type Lock = {
  announce: (url: string) => void;
  release: () => void;
};

/** The first port for locks: the range ends below the ports that operating systems assign. */
const FIRST_PORT = 20_000;
const PORT_RANGE = 12_000;
/** Number of ports to try, because other programs may use some of them. */
const CANDIDATES = 4;
/** Wait for an answer (ms): a process is busy for seconds while it creates a database. */
const PATIENCE_MS = 15_000;

export async function takeLock(folder: string, mode: string): Promise<Lock | LockHolder> {
  const { ports, name } = identify(folder);
  const mine: LockHolder = { pid: process.pid, mode, url: null };
  for (const port of ports) {
    const server = await listen(port, () => `${name}\n${JSON.stringify(mine)}\n`);
    if (!server) {
      const holder = await ask(port, name);
      if (holder) return holder;
      continue; // a stranger's port
    }
    // The process that has the lock may listen at another of the ports, because another program
    // used this one when it started.
    const others = ports.filter((other) => other !== port);
    const holder = (await Promise.all(others.map((other) => ask(other, name)))).find(Boolean);
    if (holder) {
      server.close();
      return holder;
    }
    return {
      announce: (url) => void (mine.url = url),
      release: () => void server.close(),
    };
  }
  throw new StopError(
    `The ports ${ports.join(', ')} are all taken, and one of them must lock this folder's database: free one.`,
  );
}

export function isLock(taken: Lock | LockHolder): taken is Lock {
  return 'release' in taken;
}

export async function findHolder(folder: string): Promise<LockHolder | undefined> {
  const { ports, name } = identify(folder);
  const answers = await Promise.all(ports.map((port) => ask(port, name)));
  return answers.find(Boolean);
}

/** Derives the ports from the folder's path; `name` in the lock's answer identifies the folder. */
export function identify(folder: string): { ports: number[]; name: string } {
  const hash = createHash('sha256').update(realpathSync(folder)).digest();
  const ports = Array.from(
    { length: CANDIDATES },
    (_, index) => FIRST_PORT + (hash.readUInt16BE(index * 2) % PORT_RANGE),
  );
  return { ports: [...new Set(ports)], name: `embedded-supabase ${hash.toString('hex')}` };
}

function listen(port: number, answer: () => string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(answer());
    });
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      server.unref(); // must not keep the process alive
      resolve(server);
    });
  });
}

/** Asks who uses a folder's port; undefined if nobody or another program listens there. */
function ask(port: number, name: string): Promise<LockHolder | undefined> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8');
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy();
      reject(
        new StopError(
          `The program on port ${port} does not say whether it uses this folder's database: stop it, then try again.`,
        ),
      );
    });
    socket.on('connect', () => socket.write('who?\r\n\r\n')); // a stranger's web server answers to that
    socket.on('data', (chunk: string) => (said += chunk));
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => {
      const [first, holder] = said.split('\n');
      resolve(first === name && holder ? (JSON.parse(holder) as LockHolder) : undefined);
    });
  });
}
