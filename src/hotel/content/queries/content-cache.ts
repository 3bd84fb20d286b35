import type { QueryClient } from '@tanstack/react-query';
import { isWhole } from '@/hotel/content/content';
import type { PageContent } from '@/hotel/content/content';
import { CONTENT_KEY, seedContent } from './content';
import { onCachedContentChange, readCachedContent, writeCachedContent } from './content-storage';

/**
 * Keeps the query cache and the content cache (local storage, `hotelData`) in step: seeds the query
 * from the content cache where that is newer than what the page brought, and from then on stores
 * every change of the content. Nothing else writes `hotelData`. Other tabs' changes arrive by the
 * storage event.
 * @param renderedAt when the content was read that the page brought, in milliseconds since 1970
 * @returns a function that ends it
 */
export function syncContentCache(client: QueryClient, renderedAt = 0): () => void {
  const cached = readCachedContent();
  let written = Math.max(cached?.savedAt ?? 0, renderedAt);

  function write(): void {
    const state = client.getQueryState<PageContent>(CONTENT_KEY);
    if (!state?.data || !isWhole(state.data) || state.dataUpdatedAt <= written) return;
    written = state.dataUpdatedAt;
    writeCachedContent(state.data, written);
  }

  const shownAt = client.getQueryState(CONTENT_KEY)?.dataUpdatedAt ?? 0;
  if (cached && cached.savedAt > shownAt) seedContent(client, cached.content, cached.savedAt);
  write(); // the server may have answered before this code was there
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === CONTENT_KEY[0]) write();
  });
  const stopListening = onCachedContentChange(({ content, savedAt }) => {
    if (savedAt <= written) return;
    written = savedAt;
    seedContent(client, content, savedAt);
  });
  return () => {
    unsubscribe();
    stopListening();
  };
}
