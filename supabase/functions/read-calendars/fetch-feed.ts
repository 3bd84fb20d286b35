import { lookup } from 'node:dns/promises';
import { connect, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { FeedError } from './feed-error.ts';
import { type HttpAnswer, readAnswer } from './http-answer.ts';
import { isPublicAddress } from './public-address.ts';

/** Time limit of a download, redirects included (ms). */
const PATIENCE_MS = 10_000;
const REDIRECTS_MAX = 5;
const ADDRESSES_MAX = 3;
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/;

export type Fetched = { bytes: Uint8Array; etag: string | null } | 'unchanged';

export type FetchOptions = {
  /** The ETag of the last reading; while the calendar has this ETag, the result is `unchanged`. */
  etag?: string | null;
  /** Allows local addresses and unencrypted connections, for tests. */
  mayBeLocal?: boolean;
  resolve?: (name: string) => Promise<string[]>;
  patienceMs?: number;
  /** Certificate authority of a test server. */
  authority?: string;
};

/**
 * Downloads a calendar. Staff enter its address, so it must not reach our own network: every
 * address of its host name and of each redirect is checked. HTTP over `node:net` and `node:tls`,
 * because `fetch` and Deno's `node:https` would resolve the name again, perhaps to a local address.
 * @throws FeedError
 */
export async function fetchFeed(address: string, options: FetchOptions = {}): Promise<Fetched> {
  const { patienceMs = PATIENCE_MS } = options;
  const stop = new AbortController();
  const expired = new Promise<never>((_resolve, reject) => {
    const late = () =>
      reject(new FeedError('timeout', `no whole answer in ${patienceMs / 1000} s`));
    const timer = setTimeout(late, patienceMs);
    stop.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
  try {
    return await Promise.race([follow(address, options, stop.signal), expired]);
  } finally {
    stop.abort();
  }
}

async function follow(
  address: string,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<Fetched> {
  let url = urlOf(address, options);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const { status, headers, body } = await askAny(url, options, signal);
    if (status === 200) return { bytes: body, etag: etagOf(headers) };
    if (status === 304 && options.etag) return 'unchanged';
    const to = headers.get('location');
    if (![301, 302, 303, 307, 308].includes(status) || !to)
      throw new FeedError('status', String(status));
    url = urlOf(to, options, url);
  }
  throw new FeedError('redirects', `more than ${REDIRECTS_MAX}`);
}

function urlOf(address: string, { mayBeLocal = false }: FetchOptions, base?: URL): URL {
  // Calendar programs write `webcal:` instead of `https:`.
  const text = address.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(text, base?.href)) throw new FeedError('not-https', 'no address of a calendar');
  const url = new URL(text, base?.href);
  if (url.protocol === 'https:' || (mayBeLocal && url.protocol === 'http:')) return url;
  throw new FeedError('not-https', url.protocol.slice(0, -1));
}

function etagOf(headers: ReadonlyMap<string, string>): string | null {
  const etag = headers.get('etag') ?? '';
  return ETAG.test(etag) ? etag : null;
}

async function askAny(url: URL, options: FetchOptions, signal: AbortSignal): Promise<HttpAnswer> {
  let last: unknown;
  for (const address of await addressesOf(url, options)) {
    if (signal.aborted) break;
    try {
      return await ask(url, address, options, signal);
    } catch (error) {
      if (error instanceof FeedError) throw error;
      last = error;
    }
  }
  throw new FeedError('unreachable', reasonOf(last));
}

/** The host's network addresses; IPv4 first, because every server here can reach IPv4. */
async function addressesOf(url: URL, options: FetchOptions): Promise<string[]> {
  const { mayBeLocal = false, resolve = resolveAll } = options;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(name)
    ? [name]
    : await resolve(name).catch((error: unknown) => {
        throw new FeedError('unreachable', reasonOf(error));
      });
  // Refuses the host if any of its addresses is private, because no channel has such addresses.
  if (!mayBeLocal && !addresses.every(isPublicAddress))
    throw new FeedError('private-address', 'an address of no public network');
  const first = addresses.toSorted((one, other) => isIP(one) - isIP(other));
  return first.slice(0, ADDRESSES_MAX);
}

async function resolveAll(name: string): Promise<string[]> {
  const found = await lookup(name, { all: true });
  return found.map(({ address }) => address);
}

async function ask(
  url: URL,
  address: string,
  { etag, authority }: FetchOptions,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const isEncrypted = url.protocol === 'https:';
  const port = Number(url.port) || (isEncrypted ? 443 : 80);
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const socket = isEncrypted
    ? connectTls({
        host: address,
        port,
        ...(isIP(name) ? {} : { servername: name }),
        ...(authority === undefined ? {} : { ca: authority }),
      })
    : connect({ host: address, port });
  const end = () => socket.destroy();
  signal.addEventListener('abort', end, { once: true });
  try {
    socket.write(requestText(url, etag));
    return await readAnswer(socket);
  } finally {
    signal.removeEventListener('abort', end);
    socket.destroy();
  }
}

function requestText(url: URL, etag: string | null | undefined): string {
  const { username, password } = url;
  const pass = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const lines = [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'User-Agent: Mozilla/5.0 (compatible; HotelCalendar/1.0)',
    'Accept: text/calendar, text/plain;q=0.9, */*;q=0.5',
    'Accept-Encoding: gzip',
    'Connection: close',
    ...(username ? [`Authorization: Basic ${btoa(pass)}`] : []),
    ...(etag && ETAG.test(etag) ? [`If-None-Match: ${etag}`] : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Describes a failed connection without the calendar's address, which contains a key. */
function reasonOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message ?? 'no address answers');
}
