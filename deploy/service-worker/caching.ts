import { pageKey } from './request-kind.ts';

export type Platform = {
  open: (name: string) => Promise<Cache>;
  match: (request: Request | string) => Promise<Response | undefined>;
  fetch: (request: Request | string) => Promise<Response>;
  /** Keeps the worker alive until this work ends; the work may fail. */
  behind: (work: Promise<unknown>) => void;
};

export type Names = {
  pages: string;
  files: string;
  /** Name of the cache for this build's code, without the language's path prefix. */
  code: string;
  bases: readonly string[];
};

export type LanguageFiles = {
  base: string;
  files: readonly string[];
  cache: string;
};

/** How long the network may take before a cached page is shown instead (ms). */
export const NETWORK_TIMEOUT_MS = 3000;
/** Limit of cached pictures and fonts; the oldest are deleted first. */
export const FILES_MAX = 120;
/** The app's empty document, for pages that were never visited. */
export const APP_PAGE = '/app.html';

/**
 * Returns the network's page if it arrives in time, so that nobody gets an old page; else the
 * cached page; else the app's empty document, which renders the page from cached content.
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

async function keptApp(
  key: string,
  platform: Platform,
  { bases, code }: Names,
): Promise<Response | undefined> {
  const { origin, pathname } = new URL(key);
  const base = bases.find((one) => one !== '' && `${pathname}/`.startsWith(`${one}/`)) ?? '';
  return keptIn(code + base, origin + base + APP_PAGE, platform);
}

/** Code files have a hash in their name, so a cached file is right whichever build it is from. */
export async function answerCode(request: Request, { match, fetch }: Platform): Promise<Response> {
  return (await match(request).catch(() => undefined)) ?? fetch(request);
}

/**
 * Caches one language's code completely or not at all: a cached error, or a page that a host sends
 * for a missing file, would be used from then on. @throws if a file is missing
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
  // The app's empty document is cached last: if it is present, all other files are too.
  await kept.put(app, page);
}

async function fetchApp(url: string, platform: Platform): Promise<Response> {
  const response = await platform.fetch(new Request(url, { cache: 'reload' }));
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  // Some hosts redirect to /app; browsers refuse a redirected answer for a page, so copy it.
  return new Response(await response.blob(), { headers: response.headers });
}

/** Returns cached files at once and refreshes those that may change under the same name. */
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

/** Downloads a file with CORS, so that its status is readable and no error is cached. */
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

export async function cachePage(url: string, platform: Platform, names: Names): Promise<void> {
  const response = await platform.fetch(url);
  if (isWholePage(response)) await keep(names.pages, pageKey(url), response, platform);
}

/** If the browser allows no storage (full or forbidden), the network answers. */
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

/** True for fonts and pictures of the bucket, whose content never changes under the same name. */
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
