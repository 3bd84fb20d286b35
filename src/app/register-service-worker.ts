import { baseOf } from '@/basics/rules/language-paths';
import { ownScriptUrl } from '@/lib/trusted-types';
import { THIS_LANGUAGE } from '@/words/this-language';

const WORKER = '/sw.js';
/** The page first: its own pictures and reads must not wait for this. */
const WITHIN_MS = 5000;
const WITHOUT_IDLE_MS = 2000;

/** Keeps this page and what it was drawn with, so that it opens without network the next time. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Refused in some private windows: then pages come from the network, as ever.
  const begin = () => void register().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: WITHIN_MS });
  else setTimeout(begin, WITHOUT_IDLE_MS);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // One address in every language: another one would be another worker, which takes the pages of
  // the first away while they are on their way.
  await serviceWorker.register(ownScriptUrl(WORKER));
  const { active } = await serviceWorker.ready;
  // A worker has no origin to name, unlike a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(told());
  // A new build's worker has taken over and knows nothing of this page yet.
  serviceWorker.addEventListener('controllerchange', () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    serviceWorker.controller?.postMessage(told());
  });
}

/** What comes before the addresses of this language; those of this page and of its pictures and fonts. */
function told(): { base: string; loaded: string[] } {
  const entries = performance.getEntriesByType('resource');
  const files = entries.map(({ name }) => name).filter((name) => /\.\w+$/.test(name));
  const { origin, pathname } = window.location;
  return { base: baseOf(THIS_LANGUAGE), loaded: [origin + pathname, ...files] };
}
