import { baseOf } from '@/hotel/rules/language-paths';
import { ownScriptUrl } from '@/lib/trusted-types';
import { THIS_LANGUAGE } from '@/words/this-build';

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
  const base = baseOf(THIS_LANGUAGE);
  await serviceWorker.register(ownScriptUrl(base ? `${WORKER}?base=${base}` : WORKER));
  const { active } = await serviceWorker.ready;
  // A worker has no origin to name, unlike a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(loaded());
  // A new build's worker has taken over and knows nothing of this page yet.
  serviceWorker.addEventListener('controllerchange', () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    serviceWorker.controller?.postMessage(loaded());
  });
}

/** Addresses of this page and of the pictures and fonts that were loaded for it. */
function loaded(): string[] {
  const entries = performance.getEntriesByType('resource');
  const files = entries.map(({ name }) => name).filter((name) => /\.\w+$/.test(name));
  return [window.location.origin + window.location.pathname, ...files];
}
