import { baseOf } from '@/basics/rules/language-paths';
import { ownScriptUrl } from '@/lib/trusted-types';
import { THIS_LANGUAGE } from '@/words/this-language';

const WORKER = '/sw.js';
/** Longest wait for an idle browser (ms): the page's own requests go first. */
const WITHIN_MS = 5000;
const WITHOUT_IDLE_MS = 2000;

/** Registers the worker that caches this page and its files for visits without network. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Some private windows refuse service workers: such visitors get no offline pages.
  const begin = () => void register().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: WITHIN_MS });
  else setTimeout(begin, WITHOUT_IDLE_MS);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // One address for all languages: a second worker would delete the first one's cached pages.
  await serviceWorker.register(ownScriptUrl(WORKER));
  const { active } = await serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  active?.postMessage(told());
  // Sends this page's files also to the worker of a new build, which does not know them yet.
  serviceWorker.addEventListener('controllerchange', () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    serviceWorker.controller?.postMessage(told());
  });
}

/** The language's path prefix, and the addresses of this page, its pictures and fonts. */
function told(): { base: string; loaded: string[] } {
  const entries = performance.getEntriesByType('resource');
  const files = entries.map(({ name }) => name).filter((name) => /\.\w+$/.test(name));
  const { origin, pathname } = window.location;
  return { base: baseOf(THIS_LANGUAGE), loaded: [origin + pathname, ...files] };
}
