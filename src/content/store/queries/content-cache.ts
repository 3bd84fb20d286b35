import type { QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { CONTENT_KEY } from './content';
import { seedContent } from './content-client';
import {
  HOTEL_DATA_KEY,
  HOTEL_DATA_VERSION,
  toHotelData,
  translationsKey,
} from '@/content/store/hotel-data';
import type { CachedContent } from '@/content/store/queries/cached-content';
import { contentLanguage } from '@/content/store/content-language';
import { getOwn } from '@/basics/rules/get-own';
import { loadOptional } from '@/lib/code-files';
import { LOCAL, parseJson } from '@/lib/browser-storage';

/**
 * True if the cached content should replace the shown one. Cached content in another language is
 * shown only if the page has nothing but the sample hotel.
 */
function fits({ savedAt, isSpokenHere }: CachedContent, client: QueryClient): boolean {
  const shown = client.getQueryState(CONTENT_KEY);
  return savedAt > (shown?.dataUpdatedAt ?? 0) && (isSpokenHere || !shown?.data);
}

/**
 * Shows newer cached content, then caches every change. Other tabs' changes arrive as events.
 * @param renderedAt the age of the prerendered content (ms since 1970)
 * @param cached the result of `loadCachedContent`
 * @returns a function that stops syncing
 */
export function syncContentCache(
  client: QueryClient,
  renderedAt = 0,
  cached?: CachedContent,
): () => void {
  let written = Math.max(cached?.savedAt ?? 0, renderedAt);

  /**
   * Marks cached content with a version that the server does not know, because another build or a
   * user may have changed it: the next answer then replaces all of it.
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
  async function listen({ key, newValue }: StorageEvent): Promise<void> {
    if (key !== HOTEL_DATA_KEY) return;
    const reader = await loadOptional(() => import('@/content/store/queries/cached-content'));
    const stored = reader?.parseCachedContent(newValue);
    if (!stored || stored.savedAt <= written || !stored.isSpokenHere) return;
    written = stored.savedAt;
    show(stored);
  }
  const hear = (event: StorageEvent) => void listen(event);
  window.addEventListener('storage', hear);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', hear);
  };
}

/**
 * Caches content as it was before translation, and its translations beside it (decision 0030).
 * Prerendered content is not cached in other languages: its original is unknown.
 */
export function writeCachedContent(content: HotelContent, savedAt: number): void {
  const language = contentLanguage();
  if (!language) return writeHotelData(content, savedAt);
  if (!content.source) return undefined;
  const { translations } = content.source;
  // Writes the translations first, because writing the content notifies other tabs.
  LOCAL.write(translationsKey(language), JSON.stringify({ savedAt, translations }));
  return writeHotelData(content.source.content, savedAt);
}

function writeHotelData(content: HotelContent, savedAt: number): void {
  LOCAL.write(HOTEL_DATA_KEY, JSON.stringify(toHotelData(content, savedAt)));
}

/** Skips a cache of the version `shown`, because parsing needs all schemas. */
export async function loadCachedContent(shown?: string): Promise<CachedContent | undefined> {
  const text = LOCAL.read(HOTEL_DATA_KEY);
  if (text === null) return undefined;
  const kept = parseJson(text);
  const isOfThisForm = getOwn(kept, 'version') === HOTEL_DATA_VERSION;
  if (shown && isOfThisForm && getOwn(getOwn(kept, 'content'), 'version') === shown)
    return undefined;
  const reader = await loadOptional(() => import('@/content/store/queries/cached-content'));
  return reader?.readCachedContent();
}
