import {
  answerCode,
  answerFile,
  answerPage,
  keepApp,
  keepCode,
  keepPage,
  type Names,
  type Platform,
} from './answers.ts';
import { kindOf } from './kinds.ts';
import type { ExtendableEvent, FetchEvent, WorkerScope } from './worker-types.ts';

/**
 * The service worker: public pages, their code, pictures and fonts for visits without network.
 * The build writes in which files belong to it, by language; another build is another worker. A page
 * names its language in the worker's address, and only that one's code is kept.
 */
declare const CODE: Readonly<Record<string, readonly string[]>>;
declare const VERSION: string;
declare const PICTURES_ORIGIN: string;

// TypeScript knows a page's global scope here, not a worker's.
const scope = self as unknown as WorkerScope;
const { origin } = scope.location;
const base = new URLSearchParams(scope.location.search).get('base') ?? '';
const code = new Set(Object.values(CODE).flat());
const names: Names = {
  pages: `pages ${VERSION}`,
  code: `code ${VERSION}${base}`,
  files: 'files',
  base,
};
const platformOf = (event: ExtendableEvent): Platform => ({
  open: (name) => caches.open(name),
  match: (request) => caches.match(request),
  fetch: (request) => fetch(request),
  behind: (work) => event.waitUntil(work.catch(() => undefined)),
});
/** This build's code and the one before: a page that is open may still ask for its own. */
const BUILDS_KEPT = 2;

scope.addEventListener('install', (event) => {
  const platform = platformOf(event);
  event.waitUntil(
    Promise.all([keepApp(origin, platform, names), keepCode(CODE[base] ?? [], platform, names)])
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

/** A page tells what it was loaded with before there was a worker to keep it. */
scope.addEventListener('message', (event) => {
  const urls: unknown = Array.isArray(event.data) ? event.data : [];
  // Sent by src/app/register-service-worker.ts; checked again below, one by one.
  const platform = platformOf(event);
  event.waitUntil(
    Promise.allSettled((urls as unknown[]).map((url) => keepLoaded(String(url), platform))),
  );
});

async function keepLoaded(url: string, platform: Platform): Promise<void> {
  const asked = (mode: string) =>
    kindOf({ url, method: 'GET', mode }, origin, PICTURES_ORIGIN, code);
  if (asked('no-cors') === 'file') await answerFile(new Request(url), platform, names);
  else if (asked('navigate') === 'page') await keepPage(url, platform, names);
}

async function takeOver(): Promise<void> {
  const all = await caches.keys();
  const builds = all.filter((name) => name.startsWith('code ') && name !== names.code);
  const old = builds.slice(0, Math.max(0, builds.length - (BUILDS_KEPT - 1)));
  const oldPages = all.filter((name) => name.startsWith('pages ') && name !== names.pages);
  await Promise.all([...old, ...oldPages].map((name) => caches.delete(name)));
  // The page is fetched while the worker wakes up.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

async function pageFor(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}
