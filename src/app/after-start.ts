import type { ContentSource } from '@/content/store/queries/content';
import { routeAt } from '@/basics/rules/paths';
import { loadOptional, preloadPresses } from '@/lib/code-files';
import { whenIdle } from '@/lib/idle';
import { hasSavedFields } from '@/lib/typed-fields';
import { routePath } from './basename';
import { isForStaff } from './pages';
import { prefetchRoutes } from './prefetch-routes';
import { replayPreHydrationEvents } from './replay-pre-hydration-events';

/**
 * Starts everything that can wait until a prerendered page is hydrated.
 * @param used the interactive elements from before hydration
 */
export async function afterHydration(
  source: ContentSource,
  page: HTMLElement,
  used: readonly HTMLElement[],
): Promise<void> {
  prefetchRoutes(source);
  addEventListener('focusin', readyForm);
  const isRedrawn = used.some(({ isConnected }) => !isConnected);
  const redrawn =
    isRedrawn || hasSavedFields()
      ? await loadOptional(() => import('./restore-typed-fields'))
      : undefined;
  redrawn?.restoreSavedFields();
  await replayPreHydrationEvents(
    isRedrawn ? redrawn?.restoreReplacedFields(used, page) : undefined,
  );
  whenIdle(() => void startContentCache(source));
  whenIdle(() => void workOffline());
}

export async function afterClientRender(source: ContentSource): Promise<void> {
  prefetchRoutes(source);
  if (hasSavedFields())
    (await loadOptional(() => import('./restore-typed-fields')))?.restoreSavedFields();
  await workOffline();
}

/** Preloads the code that validates and sends forms when a form field gets the focus. */
function readyForm({ target }: FocusEvent): void {
  if (target instanceof Element && target.closest('form')) void preloadPresses();
}

/** Shows the content cached at the last visit, then loads, shows and caches the server's. */
export async function startContentCache(source: ContentSource): Promise<void> {
  const files = await loadOptional(() =>
    Promise.all([
      import('@/content/store/queries/content-cache'),
      import('@/content/store/queries/content-client'),
      import('@/kit/sending/queries/query-client'),
    ]),
  );
  if (!files) return source.show({ ...source.get(), isLoading: false }, false);
  const [{ loadCachedContent, syncContentCache }, { followContent }, { queryClientOf }] = files;
  const client = queryClientOf(source);
  const kept = await loadCachedContent(source.get().content?.version);
  syncContentCache(client, source.savedAt, kept);
  followContent(source, client);
}

/** Registers the service worker, but not on staff pages, which must not be cached. */
async function workOffline(): Promise<void> {
  if (isForStaff(routeAt(routePath()))) return;
  const worker = await loadOptional(() => import('./register-service-worker'));
  worker?.registerServiceWorker();
}
