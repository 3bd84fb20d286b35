import type { QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/hotel/content/content';
import { CONTENT_KEY, seedContent } from './content';
import { onCachedContentChange, readCachedContent, writeCachedContent } from './content-storage';
import type { CachedContent } from './content-storage';

/**
 * Whether what lies in storage takes the place of what is shown. A page that came in its language stays
 * until there is something newer in that language; where nothing is shown yet, the hotel's own words
 * in another are better than the sample's.
 */
function fits({ savedAt, isSpokenHere }: CachedContent, client: QueryClient): boolean {
  const shown = client.getQueryState(CONTENT_KEY);
  return savedAt > (shown?.dataUpdatedAt ?? 0) && (isSpokenHere || !shown?.data);
}

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

  /**
   * What lies in storage may be another build's reading of an answer, or somebody's work: it is
   * shown, but as no version of the server's, so that the next answer brings all of it. Of the
   * version that is shown already it has nothing to add.
   */
  function show({ content, savedAt }: CachedContent): void {
    const shown = client.getQueryData<HotelContent>(CONTENT_KEY)?.version;
    if (shown && shown === content.version) return;
    seedContent(client, { ...content, version: '' }, savedAt);
  }

  function write(): void {
    const state = client.getQueryState<HotelContent>(CONTENT_KEY);
    if (!state?.data || state.dataUpdatedAt <= written) return;
    written = state.dataUpdatedAt;
    writeCachedContent(state.data, written);
  }

  if (cached && fits(cached, client)) show(cached);
  write(); // the server may have answered before this code was there
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === CONTENT_KEY[0]) write();
  });
  const stopListening = onCachedContentChange((stored) => {
    if (stored.savedAt <= written || !stored.isSpokenHere) return;
    written = stored.savedAt;
    show(stored);
  });
  return () => {
    unsubscribe();
    stopListening();
  };
}
