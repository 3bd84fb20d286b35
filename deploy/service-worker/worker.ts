import {
  answerCode,
  answerFile,
  answerPage,
  cacheLanguage,
  cachePage,
  type LanguageFiles,
  type Names,
  type Platform,
} from './caching.ts';
import { kindOf } from './request-kind.ts';

/**
 * Caches public pages, code, pictures and fonts for visits without network. One worker serves all
 * languages, because two would overwrite each other's pages; it caches languages of pages that sent
 * a message. The build inserts `CODE` and `VERSION`.
 */
declare const CODE: Readonly<Record<string, readonly string[]>>;
declare const VERSION: string;
declare const PICTURES_ORIGIN: string;

// TypeScript assumes a page's global scope here, not a worker's.
const scope = self as unknown as WorkerScope;
const { origin } = scope.location;
const code = new Set(Object.values(CODE).flat());
const names: Names = {
  pages: `pages ${VERSION}`,
  files: 'files',
  code: `code ${VERSION}`,
  bases: Object.keys(CODE),
};
/** Name of the cache for a build's code in one language, e.g. `code 0123456789ab/km`. */
const CODE_CACHE = /^code ([0-9a-f]+)(.*)$/;
const platformOf = (event: ExtendableEvent): Platform => ({
  open: (name) => caches.open(name),
  match: (request) => caches.match(request),
  fetch: (request) => fetch(request),
  behind: (work) => event.waitUntil(work.catch(() => undefined)),
});
/** How many builds stay cached: open pages may still request code of the previous build. */
const BUILDS_KEPT = 2;

scope.addEventListener('install', (event) => {
  event.waitUntil(
    keepLanguagesOfBefore(platformOf(event))
      // Replaces the old worker at once; `takeOver` keeps the code that open pages may request.
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const platform = platformOf(event);
  const kind = kindOf(request, origin, PICTURES_ORIGIN, code);
  if (kind === 'page') event.respondWith(answerPage(request, pageFor(event), platform, names));
  if (kind === 'code') event.respondWith(answerCode(request, platform));
  if (kind === 'file') event.respondWith(answerFile(request, platform, names));
});

/** Pages send their language and the files that they loaded before there was a worker. */
scope.addEventListener('message', (event) => event.waitUntil(keepTold(event)));

async function keepTold(event: ExtendableEvent & { data: unknown }): Promise<void> {
  const { base, loaded } = Object(event.data) as { base?: unknown; loaded?: unknown };
  const platform = platformOf(event);
  const language = languageAt(String(base));
  // A page is worth caching even if its code fails to load.
  if (language) await cacheLanguage(origin, language, platform).catch(() => undefined);
  const urls: unknown[] = Array.isArray(loaded) ? loaded : [];
  await Promise.allSettled(urls.map((url) => keepLoaded(String(url), platform)));
}

function languageAt(base: string): LanguageFiles | undefined {
  const files = Object.hasOwn(CODE, base) ? CODE[base] : undefined;
  return files && { base, files, cache: names.code + base };
}

/** Caches this build's code in all languages that the previous worker had cached. */
async function keepLanguagesOfBefore(platform: Platform): Promise<void> {
  const bases = new Set((await caches.keys()).map((name) => CODE_CACHE.exec(name)?.[2]));
  const languages = [...bases].flatMap((base) => languageAt(base ?? 'none') ?? []);
  await Promise.all(languages.map((language) => cacheLanguage(origin, language, platform)));
}

async function keepLoaded(url: string, platform: Platform): Promise<void> {
  const asked = (mode: string) =>
    kindOf({ url, method: 'GET', mode }, origin, PICTURES_ORIGIN, code);
  if (asked('no-cors') === 'file') await answerFile(new Request(url), platform, names);
  else if (asked('navigate') === 'page') await cachePage(url, platform, names);
}

async function takeOver(): Promise<void> {
  const all = await caches.keys();
  const buildOf = (name: string) => CODE_CACHE.exec(name)?.[1];
  const builds = [...new Set(all.flatMap((name) => buildOf(name) ?? []))];
  const before = builds.filter((build) => build !== VERSION);
  const old = new Set(before.slice(0, Math.max(0, before.length - (BUILDS_KEPT - 1))));
  const isOld = (name: string) =>
    old.has(buildOf(name) ?? '') || (name.startsWith('pages ') && name !== names.pages);
  await Promise.all(all.filter(isOld).map((name) => caches.delete(name)));
  // Lets the browser request a page while the worker still starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

async function pageFor(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void };

type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
};

type WorkerScope = {
  addEventListener: <K extends keyof Events>(type: K, listen: (event: Events[K]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: { origin: string };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
};
