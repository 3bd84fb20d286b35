import type { QueryClient } from '@tanstack/react-query';
import { routeAt } from '@/basics/rules/paths';
import { whenIdle } from '@/lib/idle';
import { pathHere } from './basename';
import { isForStaff } from './pages';
import { prefetchRoutes } from './prefetch-routes';
import { replayPreHydrationEvents } from './replay-pre-hydration-events';

/** What is done once the app answers; what it needs besides is fetched then. */

/** For a prerendered page. @param renderedAt when its content was read, ms since 1970 */
export async function afterHydration(client: QueryClient, renderedAt: number): Promise<void> {
  prefetchRoutes();
  await replayPreHydrationEvents();
  whenIdle(() => void startContentCache(client, renderedAt));
  whenIdle(() => void workOffline());
}

/** For a page that the app has drawn from nothing. */
export async function afterDrawing(): Promise<void> {
  prefetchRoutes();
  await workOffline();
}

/** Content of the last visit takes its place, and what the server gives is kept for the next. */
export async function startContentCache(client: QueryClient, renderedAt?: number): Promise<void> {
  const cache = await import('@/content/store/queries/content-cache').catch(notThere);
  cache?.syncContentCache(client, renderedAt);
}

/** Pages of the staff are for nobody else's eyes, and of no use without network. */
async function workOffline(): Promise<void> {
  if (isForStaff(routeAt(pathHere()))) return;
  const worker = await import('./register-service-worker').catch(notThere);
  worker?.registerServiceWorker();
}

/** A page that is left, or has lost its network, gets no more files; it works without these. */
function notThere(): undefined {}
