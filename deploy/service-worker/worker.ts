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
 * The service worker: public pages, their code, pictures and fonts for visits without network. One for
 * all languages: two of them would take the pages from each other. The build writes in which files
 * belong to which language; another build is another worker. Of the languages it keeps those whose
 * pages told it of themselves.
 */
declare const CODE: Readonly<Record<string, readonly string[]>>;
declare const VERSION: string;
declare const PICTURES_ORIGIN: string;

// TypeScript knows a page's global scope here, not a worker's.
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
/** This build's code and the one before: a page that is open may still ask for its own. */
const BUILDS_KEPT = 2;

scope.addEventListener('install', (event) => {
  event.waitUntil(
    keepLanguagesOfBefore(platformOf(event))
      // Nothing waits for open pages to close: what they may still ask for is kept, see takeOver.
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

/** A page tells its language, and what it was loaded with before there was a worker to keep it. */
scope.addEventListener('message', (event) => event.waitUntil(keepTold(event)));

/** Sent by src/app/register-service-worker.ts; checked again below, one by one. */
async function keepTold(event: ExtendableEvent & { data: unknown }): Promise<void> {
  const { base, loaded } = Object(event.data) as { base?: unknown; loaded?: unknown };
  const platform = platformOf(event);
  const language = languageAt(String(base));
  // Without its code the page itself is still worth keeping.
  if (language) await cacheLanguage(origin, language, platform).catch(() => undefined);
  const urls: unknown[] = Array.isArray(loaded) ? loaded : [];
  await Promise.allSettled(urls.map((url) => keepLoaded(String(url), platform)));
}

function languageAt(base: string): LanguageFiles | undefined {
  const files = Object.hasOwn(CODE, base) ? CODE[base] : undefined;
  return files && { base, files, cache: names.code + base };
}

/** A new build's worker keeps what the one before kept, and is not there until it has. */
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
  // The page is fetched while the worker wakes up.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

async function pageFor(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** The part of a service worker's global scope that is used here. */
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
