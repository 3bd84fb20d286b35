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
 * @param cached what lies in storage (`readKept`)
 * @returns a function that ends it
 */
export function syncContentCache(
  client: QueryClient,
  renderedAt = 0,
  cached?: CachedContent,
): () => void {
  let written = Math.max(cached?.savedAt ?? 0, renderedAt);

  /**
   * What lies in storage may be another build's reading of an answer, or someone's work: it is
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
  /** Another tab has stored something. */
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
 * Without storage, or room in it, the next visit loads from the server. On a page in another language
 * `hotelData` is the content as it is written, and its translations lie beside it (decision 0030);
 * what came translated already, with the page, is not kept.
 */
export function writeCachedContent(content: HotelContent, savedAt: number): void {
  const language = contentLanguage();
  if (!language) return writeHotelData(content, savedAt);
  if (!content.source) return undefined;
  const { translations } = content.source;
  // First, because the other tabs hear of the content.
  LOCAL.write(translationsKey(language), JSON.stringify({ savedAt, translations }));
  return writeHotelData(content.source.content, savedAt);
}

function writeHotelData(content: HotelContent, savedAt: number): void {
  LOCAL.write(HOTEL_DATA_KEY, JSON.stringify(toHotelData(content, savedAt)));
}

/**
 * What lies in storage. Reading it takes all schemas, so their file is fetched only where something
 * lies there that is not what is shown already.
 * @param shown version of the content that is shown
 */
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
