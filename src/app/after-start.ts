import type { QueryClient } from '@tanstack/react-query';
import { fetchPagesAhead } from './fetch-pages-ahead';
import { isAdminPath } from './pages';
import { replayEarlyInput } from './replay-early-input';

/** What is done once the app answers, in a file of its own: the page is there without it. */

/** For a page rendered ahead. @param renderedAt when its content was read, ms since 1970 */
export async function afterHydration(client: QueryClient, renderedAt: number): Promise<void> {
  fetchPagesAhead();
  await replayEarlyInput();
  await startContentCache(client, renderedAt);
  await keep();
}

/** For a page that the app has drawn from nothing. */
export async function afterDrawing(): Promise<void> {
  fetchPagesAhead();
  await keep();
}

/** Content of the last visit takes its place, and what the server gives is kept for the next. */
export async function startContentCache(client: QueryClient, renderedAt?: number): Promise<void> {
  const { syncContentCache } = await import('@/hotel/content/queries/content-cache');
  syncContentCache(client, renderedAt);
}

/** Pages of the staff are for nobody else's eyes, and of no use without network. */
async function keep(): Promise<void> {
  if (isAdminPath(window.location.pathname)) return;
  const { keepForOffline } = await import('./keep-for-offline');
  keepForOffline();
}
