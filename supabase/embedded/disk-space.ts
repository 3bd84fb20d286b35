import { statfs } from 'node:fs/promises';

/** Free space that a write needs (bytes): Postgres allocates log files of 16 MiB. */
const RESERVE_BYTES = 17 * 1024 * 1024;

type Options = {
  folder: string;
  say: (line: string) => void;
  freeBytes?: (folder: string) => Promise<number>;
};

/** Refuses writing requests while the disk is full. @returns undefined to let a request continue */
export function refusingWhenFull({ folder, say, freeBytes = freeBytesOf }: Options) {
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
      say(
        `The disk of ${folder} is full. Nothing is stored until there is room; pages still work.`,
      );
    }
    return diskIsFull();
  };
}

/** The answer if the disk is full: Postgres' error code, and 503 as PostgREST answers it. */
export function diskIsFull(): Response {
  const message = 'The disk is full: nothing can be stored until there is room.';
  return Response.json({ code: '53100', details: null, hint: null, message }, { status: 503 });
}

/** True for requests that store nothing. Links in sign-in mails use GET, but store a session. */
function onlyReads({ method, url }: Request): boolean {
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  return isRead && !new URL(url).pathname.startsWith('/auth/v1/verify');
}

async function freeBytesOf(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk ? disk.bavail * disk.bsize : Infinity;
}
