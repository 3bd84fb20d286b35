import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { StopError } from './stop-error.ts';

/**
 * One process for each data folder: PGlite itself opens a folder twice without complaint and
 * ruins it. Anyone who listens at the folder's own loopback port has it. The system gives a port to
 * one process only and takes it back however that process ends, so unlike a lock file nothing
 * can be left behind by `kill -9`, and no pid has to be believed.
 */
export type LockHolder = {
  pid: number;
  /** 'dev' or 'preview'. */
  mode: string;
  /** Where the site answers; null while it is still starting. */
  url: string | null;
};

export type Lock = {
  announce: (url: string) => void;
  release: () => void;
};

/** Below the ports that systems hand out themselves. */
const FIRST_PORT = 20_000;
const PORT_RANGE = 12_000;
/** More than one, for the day another program sits on the first. */
const CANDIDATES = 4;
/** A holder that makes its first database is deaf for some seconds. */
const PATIENCE_MS = 15_000;

/** Takes the lock, or returns the process that has it. */
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
    // Someone may have it by another candidate, taken when a stranger sat on this one.
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
    `The ports ${ports.join(', ')}, by which this folder's database is guarded, are all taken: free one of them.`,
  );
}

export function isLock(taken: Lock | LockHolder): taken is Lock {
  return 'release' in taken;
}

/** The process that has the lock, if any. */
export async function findHolder(folder: string): Promise<LockHolder | undefined> {
  const { ports, name } = identify(folder);
  const answers = await Promise.all(ports.map((port) => ask(port, name)));
  return answers.find(Boolean);
}

/** The folder's ports follow from its path; the name in the answer tells a stranger apart. */
export function identify(folder: string): { ports: number[]; name: string } {
  const hash = createHash('sha256').update(realpathSync(folder)).digest();
  const ports = Array.from(
    { length: CANDIDATES },
    (_, index) => FIRST_PORT + (hash.readUInt16BE(index * 2) % PORT_RANGE),
  );
  return { ports: [...new Set(ports)], name: `embedded-supabase ${hash.toString('hex')}` };
}

/** Undefined when the port is not to be had. */
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

/** Undefined when nobody listens, or a stranger does. */
function ask(port: number, name: string): Promise<LockHolder | undefined> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8');
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy();
      reject(
        new StopError(
          `The program on port ${port} does not say whether it uses this folder's database: end it, then try again.`,
        ),
      );
    });
    socket.on('connect', () => socket.write('who?\r\n\r\n')); // a stranger's web server answers to that
    socket.on('data', (chunk: string) => (said += chunk));
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => {
      const [first, holder] = said.split('\n');
      // Said by this very file in another process.
      resolve(first === name && holder ? (JSON.parse(holder) as LockHolder) : undefined);
    });
  });
}
