import { baseOf } from '@/basics/rules/language-paths';
import { ownScriptUrl } from '@/lib/trusted-types';
import { THIS_LANGUAGE } from '@/words/this-language';

const WORKER = '/sw.js';
/** Waiting time for an idle browser (ms): pictures and requests of the page go first. */
const WITHIN_MS = 5000;
const WITHOUT_IDLE_MS = 2000;

/** Caches this page and its files, so that it opens without network next time. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Some private windows refuse service workers; pages then need the network.
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
  // The worker of a new build does not know this page's files yet.
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
