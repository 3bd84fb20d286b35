import type { ContentSource } from '@/content/store/queries/content';
import { readySending } from '@/kit/sending/queries/use-send';
import { routeAt } from '@/basics/rules/paths';
import { whenIdle } from '@/lib/idle';
import { pathHere } from './basename';
import { isForStaff } from './pages';
import { prefetchRoutes } from './prefetch-routes';
import { replayPreHydrationEvents } from './replay-pre-hydration-events';

/** What is done once the app answers; what it needs besides is fetched then. */

/**
 * For a prerendered page.
 * @param page the app's element
 * @param used what a visitor can have used in it before
 */
export async function afterHydration(
  source: ContentSource,
  page: HTMLElement,
  used: readonly HTMLElement[],
): Promise<void> {
  prefetchRoutes(source);
  addEventListener('focusin', readyForm);
  const isRedrawn = used.some(({ isConnected }) => !isConnected);
  const redrawn = isRedrawn ? await import('./redrawn-page').catch(notThere) : undefined;
  await replayPreHydrationEvents(redrawn?.retype(used, page));
  whenIdle(() => void startContentCache(source));
  whenIdle(() => void workOffline());
}

/** For a page that the app has drawn from nothing. */
export async function afterDrawing(source: ContentSource): Promise<void> {
  prefetchRoutes(source);
  await workOffline();
}

/** What checks and sends is there before a form is sent. */
function readyForm({ target }: FocusEvent): void {
  if (target instanceof Element && target.closest('form')) void readySending();
}

/** Content of the last visit takes its place, and what the server gives is kept for the next. */
export async function startContentCache(source: ContentSource): Promise<void> {
  const files = await Promise.all([
    import('@/content/store/queries/content-cache'),
    import('@/content/store/queries/content-client'),
    import('@/kit/sending/queries/query-client'),
  ]).catch(notThere);
  if (!files) return source.show({ ...source.get(), isLoading: false }, false);
  const [{ readKept, syncContentCache }, { followContent }, { clientOf }] = files;
  const client = clientOf(source);
  const kept = await readKept(source.get().content?.version).catch(notThere);
  syncContentCache(client, source.savedAt, kept);
  followContent(source, client);
}

/** Pages of the staff are for nobody else's eyes, and of no use without network. */
async function workOffline(): Promise<void> {
  if (isForStaff(routeAt(pathHere()))) return;
  const worker = await import('./register-service-worker').catch(notThere);
  worker?.registerServiceWorker();
}

/** A page that is left, or has lost its network, gets no more files; it works without these. */
function notThere(): undefined {}
