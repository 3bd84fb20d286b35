import { pageKey } from './kinds.ts';

/** The part of the platform that the answers need; a test brings its own. */
export type Platform = {
  open: (name: string) => Promise<Cache>;
  /** Looks in all caches. */
  match: (request: Request | string) => Promise<Response | undefined>;
  fetch: (request: Request | string) => Promise<Response>;
};

export type Names = { pages: string; code: string; files: string };

/** How long a page may take while there is a kept one, in milliseconds. */
export const PATIENCE_MS = 3000;
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
  { open, match }: Platform,
  names: Names,
): Promise<Response> {
  const pages = await open(names.pages);
  const key = pageKey(request.url);
  const fresh = fetched.then(async (response) => {
    if (isWholePage(response)) await pages.put(key, response.clone());
    return response;
  });
  const kept = await pages.match(key);
  const first = await Promise.race([fresh.catch(() => undefined), ...(kept ? [wait()] : [])]);
  if (first && first.status < 500) return first;
  return kept ?? (await match(APP_PAGE)) ?? fresh;
}

/** Code carries a hash of its content in its name: what is kept is right, of whatever build it is. */
export async function answerCode(request: Request, { match, fetch }: Platform): Promise<Response> {
  return (await match(request)) ?? fetch(request);
}

/**
 * Keeps the code of this build. All of it or nothing: a worker that keeps an error, or the page that
 * some hosts send in place of a missing file, would answer with that from then on.
 * @throws when a file cannot be had; the next visit tries again
 */
export async function keepCode(
  files: readonly string[],
  platform: Platform,
  names: Names,
): Promise<void> {
  const answers = await Promise.all(
    files.map(async (file) => [file, await platform.fetch(file)] as const),
  );
  const wrong = answers.find(([, response]) => response.status !== 200 || isHtml(response));
  if (wrong) throw new Error(`${wrong[0]} answered ${wrong[1].status}`);
  const cache = await platform.open(names.code);
  await Promise.all(answers.map(([file, response]) => cache.put(file, response)));
}

/** Pictures and fonts: kept ones at once; where a name may get another content, looked up anew. */
export async function answerFile(
  request: Request,
  platform: Platform,
  names: Names,
): Promise<Response> {
  const { url } = request;
  const kept = await (await platform.open(names.files)).match(url);
  const fresh = kept && isForever(url) ? undefined : keepFile(url, platform, names);
  fresh?.catch(() => undefined); // without network the kept one stands
  return kept ?? fresh ?? platform.fetch(request);
}

/** Fetches a picture or a font and keeps it. Readable across origins, so that it can be kept. */
async function keepFile(url: string, platform: Platform, names: Names): Promise<Response> {
  const response = await platform.fetch(new Request(url, { mode: 'cors', credentials: 'omit' }));
  if (response.status !== 200 || isHtml(response)) return response;
  const files = await platform.open(names.files);
  await files.put(url, response.clone());
  const kept = await files.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - FILES_MAX))) await files.delete(old);
  return response;
}

/** Keeps a page that was loaded before there was a worker. */
export async function keepPage(url: string, platform: Platform, names: Names): Promise<void> {
  const response = await platform.fetch(url);
  if (isWholePage(response)) await (await platform.open(names.pages)).put(pageKey(url), response);
}

/** Keeps the page that stands in for those never visited. */
export async function keepApp(origin: string, platform: Platform, names: Names): Promise<void> {
  const url = origin + APP_PAGE;
  const response = await platform.fetch(new Request(url, { cache: 'reload' }));
  if (response.status !== 200) throw new Error(`${APP_PAGE} answered ${response.status}`);
  // Some hosts redirect to /app; a page may not be answered with what came by a redirection.
  const { headers } = response;
  const whole = new Response(await response.blob(), { headers });
  await (await platform.open(names.code)).put(url, whole);
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
  return new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
}
