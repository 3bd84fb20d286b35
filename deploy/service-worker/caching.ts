import { pageKey } from './request-kind.ts';

/** The part of the platform that the answers need; a test brings its own. */
export type Platform = {
  open: (name: string) => Promise<Cache>;
  /** Looks in all caches. */
  match: (request: Request | string) => Promise<Response | undefined>;
  fetch: (request: Request | string) => Promise<Response>;
  /** Work that the answer does not wait for, and that may fail: the worker lives until it is done. */
  behind: (work: Promise<unknown>) => void;
};

export type Names = {
  pages: string;
  files: string;
  /** Of this build; followed by what is before a language's addresses. */
  code: string;
  /** What is before the addresses of each language. */
  bases: readonly string[];
};

/** What a language needs without network. */
export type LanguageFiles = {
  /** What is before its addresses. */
  base: string;
  files: readonly string[];
  /** The cache that is for it. */
  cache: string;
};

/** How long a page may take while there is a kept one, in milliseconds. */
export const NETWORK_TIMEOUT_MS = 3000;
/** Pictures and fonts that are kept; the oldest go first. */
export const FILES_MAX = 120;
/** Drawn by the app, for pages that were never visited. */
export const APP_PAGE = '/app.html';

/**
 * The network's page if it comes in time, so that nobody is left with an old one; else the kept one;
 * else the app, which draws the page from what it remembers.
 */
export async function answerPage(
  request: Request,
  fetched: Promise<Response>,
  platform: Platform,
  names: Names,
): Promise<Response> {
  const key = pageKey(request.url);
  const fresh = fetched.then((response) => {
    if (isWholePage(response)) platform.behind(keep(names.pages, key, response.clone(), platform));
    return response;
  });
  platform.behind(fresh);
  const kept = await keptIn(names.pages, key, platform);
  const first = await Promise.race([fresh.catch(() => undefined), ...(kept ? [wait()] : [])]);
  if (first && first.status < 500) return first;
  return kept ?? (await keptApp(key, platform, names)) ?? fresh;
}

/** The app draws pages of its own language only. */
async function keptApp(
  key: string,
  platform: Platform,
  { bases, code }: Names,
): Promise<Response | undefined> {
  const { origin, pathname } = new URL(key);
  const base = bases.find((one) => one !== '' && `${pathname}/`.startsWith(`${one}/`)) ?? '';
  return keptIn(code + base, origin + base + APP_PAGE, platform);
}

/** Code carries a hash of its content in its name: what is kept is right, of whatever build it is. */
export async function answerCode(request: Request, { match, fetch }: Platform): Promise<Response> {
  return (await match(request).catch(() => undefined)) ?? fetch(request);
}

/**
 * Keeps the code of this build in one language. All of it or nothing: a worker that keeps an error, or
 * the page that some hosts send in place of a missing file, would answer with that from then on.
 * @throws when a file cannot be had; the next visit tries again
 */
export async function cacheLanguage(
  origin: string,
  { base, files, cache }: LanguageFiles,
  platform: Platform,
): Promise<void> {
  const kept = await platform.open(cache);
  const app = origin + base + APP_PAGE;
  if (await kept.match(app)) return;
  const answers = await Promise.all(
    files.map(async (file) => [file, await platform.fetch(file)] as const),
  );
  const wrong = answers.find(([, response]) => response.status !== 200 || isHtml(response));
  if (wrong) throw new Error(`${wrong[0]} answered ${wrong[1].status}`);
  const page = await fetchApp(app, platform);
  await Promise.all(answers.map(([file, response]) => kept.put(file, response)));
  // Last: where it is, the rest is.
  await kept.put(app, page);
}

/** The page that stands in for those never visited. */
async function fetchApp(url: string, platform: Platform): Promise<Response> {
  const response = await platform.fetch(new Request(url, { cache: 'reload' }));
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  // Some hosts redirect to /app; a page may not be answered with what came by a redirection.
  return new Response(await response.blob(), { headers: response.headers });
}

/** Pictures and fonts: kept ones at once; where a name may get another content, looked up anew. */
export async function answerFile(
  request: Request,
  platform: Platform,
  names: Names,
): Promise<Response> {
  const { url } = request;
  const kept = await keptIn(names.files, url, platform);
  if (!kept) return fetchFile(url, platform, names);
  if (!isForever(url)) platform.behind(fetchFile(url, platform, names));
  return kept;
}

/** Fetches a picture or a font and keeps it. Readable across origins, so that it can be kept. */
async function fetchFile(url: string, platform: Platform, names: Names): Promise<Response> {
  const response = await platform.fetch(new Request(url, { mode: 'cors', credentials: 'omit' }));
  if (response.status === 200 && !isHtml(response))
    platform.behind(keepFile(url, response.clone(), platform, names));
  return response;
}

async function keepFile(url: string, response: Response, platform: Platform, names: Names) {
  await keep(names.files, url, response, platform);
  const files = await platform.open(names.files);
  const kept = await files.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - FILES_MAX))) await files.delete(old);
}

/** Keeps a page that was loaded before there was a worker. */
export async function cachePage(url: string, platform: Platform, names: Names): Promise<void> {
  const response = await platform.fetch(url);
  if (isWholePage(response)) await keep(names.pages, pageKey(url), response, platform);
}

/** Where the browser gives no storage (full, or forbidden), nothing is kept and the network answers. */
async function keptIn(cache: string, key: string, { open }: Platform) {
  try {
    return await (await open(cache)).match(key);
  } catch {
    return undefined;
  }
}

async function keep(cache: string, key: string, response: Response, { open }: Platform) {
  await (await open(cache)).put(key, response);
}

/** Pictures of the bucket and files of a build never change under their name. */
function isForever(url: string): boolean {
  return /\/(storage|fonts)\//.test(url);
}

function isWholePage(response: Response): boolean {
  return response.status === 200 && !response.redirected && isHtml(response);
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

function wait(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), NETWORK_TIMEOUT_MS));
}
