import { createHash } from 'node:crypto';
import { type ServedCalendar, writeCalendar } from './write-calendar.ts';

/** Returns the calendar of a key; null for an unknown key. */
export type FindCalendar = (key: string) => Promise<ServedCalendar | null>;

const KEY = /\/([\w-]{8,200})\.ics$/;
/** Error codes of `give_calendar`: too many requests, and a hotel that moved to another project. */
const BUSY = 'PT429';
const MOVED = 'PT410';
const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };

/**
 * Answers `GET functions/v1/calendar/KEY.ics`. Every error has an error status, because channels
 * would read an empty calendar as all nights being free.
 */
export async function answerCalendar(request: Request, give: FindCalendar): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, 'GET only', { allow: 'GET, HEAD' });
  const key = KEY.exec(new URL(request.url).pathname)?.[1];
  let given: ServedCalendar | null;
  try {
    given = key === undefined ? null : await give(key);
  } catch (error) {
    const { code } = Object(error);
    if (code === BUSY) return plain(429, 'asked too often', { 'retry-after': '600' });
    if (code === MOVED)
      return plain(410, 'This calendar has moved: the hotel knows its new address.');
    return plain(503, 'not now', { 'retry-after': '300' });
  }
  if (!given) return plain(404, 'no such calendar');
  const text = writeCalendar(given);
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="calendar.ics"',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    etag,
  };
  if (isKnown(request.headers.get('if-none-match') ?? '', etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : text, { headers });
}

/** True if the caller's ETag is current. Gateways that compress answers make ETags weak (`W/`). */
function isKnown(header: string, etag: string): boolean {
  return header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { ...PLAIN, ...headers } });
}
