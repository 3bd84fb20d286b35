import { statfs } from 'node:fs/promises';

/**
 * What must stay free: Postgres sets 16 MiB aside whenever it begins another file of its log, and
 * the tables grow by whole pages. A write that begins with this much room cannot end for want of it.
 */
const RESERVE_BYTES = 17 * 1024 * 1024;

type Options = {
  folder: string;
  say: (line: string) => void;
  freeBytes?: (folder: string) => Promise<number>;
};

/**
 * Refuses what would write while the disk is full, and says so in the terminal, once each time the
 * disk fills up and once when there is room again. What only reads goes on.
 * @returns the answer to a refused request, undefined for one that may go on
 */
export function refusingWhenFull({ folder, say, freeBytes = freeBytesOf }: Options) {
  /** What the first request that was refused would have needed. */
  let missed: number | undefined;

  return async function refusedWhenFull(request: Request): Promise<Response | undefined> {
    if (onlyReads(request)) return undefined;
    const needed = RESERVE_BYTES + 2 * Number(request.headers.get('content-length') ?? 0);
    const free = await freeBytes(folder);
    if (missed !== undefined && free >= missed) {
      missed = undefined;
      say('There is room on the disk again.');
    }
    if (free >= needed) return undefined;
    if (missed === undefined) {
      missed = needed;
      say(`The disk of ${folder} is full. Nothing is stored until there is room; pages are shown.`);
    }
    return diskIsFull();
  };
}

/** With Postgres' own code for it; 503 as PostgREST answers that code. */
export function diskIsFull(): Response {
  const message = 'The disk is full: nothing can be stored until there is room.';
  return Response.json({ code: '53100', details: null, hint: null, message }, { status: 503 });
}

/** A mailed link signs in, which is stored, although it is followed with GET. */
function onlyReads({ method, url }: Request): boolean {
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  return isRead && !new URL(url).pathname.startsWith('/auth/v1/verify');
}

/** A file system that cannot tell has room until a write fails. */
async function freeBytesOf(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk ? disk.bavail * disk.bsize : Infinity;
}
