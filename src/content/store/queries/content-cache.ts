import type { QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { CONTENT_KEY } from './content';
import { seedContent } from './content-client';
import { fromHotelData, HOTEL_DATA_KEY, toHotelData } from '@/content/store/hotel-data';
import type { LanguageCode } from '@/words/languages';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { spokenHere, normaliseTranslations, spokenContent } from '@/content/store/texts';
import { getOwn } from '@/basics/rules/own';
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
 * @returns a function that ends it
 */
export function syncContentCache(client: QueryClient, renderedAt = 0): () => void {
  const cached = readCachedContent();
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

/** Content as the server gave it, and when (milliseconds since 1970). */
export type CachedContent = {
  content: HotelContent;
  savedAt: number;
  /**
   * Whether it is in the language of the page: its translations were kept with it. A page of the
   * first language, or of a third one, keeps the content and no translations into this one.
   */
  isSpokenHere: boolean;
};

const SET_ASIDE_KEY = `${HOTEL_DATA_KEY}.corrupt`;
const SET_ASIDE_MAX = 100_000;

/**
 * The content cache in local storage (specification 3, `hotelData`); undefined when there is none,
 * when it cannot be read or when it belongs to another version. What cannot be parsed is set aside
 * under `hotelData.corrupt`. Never throws.
 */
export function readCachedContent(): CachedContent | undefined {
  const text = LOCAL.read(HOTEL_DATA_KEY);
  if (text === null) return undefined;
  const cached = fromHotelData(parseJson(text), DEFAULT_CONTENT);
  if (cached) return spoken(cached);
  LOCAL.write(SET_ASIDE_KEY, text.slice(0, SET_ASIDE_MAX));
  LOCAL.remove(HOTEL_DATA_KEY);
  return undefined;
}

/**
 * Without storage, or room in it, the next visit loads from the server. On a page in another language
 * `hotelData` is the content as it is written, and its translations lie beside it (decision 0030);
 * what came translated already, with the page, is not kept.
 */
export function writeCachedContent(content: HotelContent, savedAt: number): void {
  const language = spokenHere();
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

/** Translations of other content are better than none, and leave its newer texts as they are written. */
function spoken(cached: { content: HotelContent; savedAt: number }): CachedContent {
  const language = spokenHere();
  if (!language) return { ...cached, isSpokenHere: true };
  const kept = LOCAL.readJson(translationsKey(language));
  const translations = normaliseTranslations(getOwn(kept, 'translations'));
  return {
    content: spokenContent(cached.content, translations),
    savedAt: cached.savedAt,
    isSpokenHere: getOwn(kept, 'savedAt') === cached.savedAt,
  };
}

function translationsKey(language: LanguageCode): string {
  return `${HOTEL_DATA_KEY}.${language}`;
}

/**
 * Calls back when another tab has stored newer content.
 * @returns a function that stops listening
 */
export function onCachedContentChange(callback: (cached: CachedContent) => void): () => void {
  function listen(event: StorageEvent): void {
    if (event.key !== HOTEL_DATA_KEY) return;
    const cached = fromHotelData(parseJson(event.newValue), DEFAULT_CONTENT);
    if (cached) callback(spoken(cached));
  }
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
