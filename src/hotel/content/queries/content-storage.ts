import { fromHotelData, HOTEL_DATA_KEY, toHotelData } from '@/hotel/content/hotel-data';
import type { HotelContent } from '@/hotel/content/content';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { LOCAL, parseJson } from '@/lib/browser-storage';

/** Content as the server gave it, and when (milliseconds since 1970). */
export type CachedContent = { content: HotelContent; savedAt: number };

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
  if (cached) return cached;
  LOCAL.write(SET_ASIDE_KEY, text.slice(0, SET_ASIDE_MAX));
  LOCAL.remove(HOTEL_DATA_KEY);
  return undefined;
}

/** Without storage, or room in it, the next visit loads from the server. */
export function writeCachedContent(content: HotelContent, savedAt: number): void {
  LOCAL.write(HOTEL_DATA_KEY, JSON.stringify(toHotelData(content, savedAt)));
}

/**
 * Calls back when another tab has stored newer content.
 * @returns a function that stops listening
 */
export function onCachedContentChange(callback: (cached: CachedContent) => void): () => void {
  function listen(event: StorageEvent): void {
    if (event.key !== HOTEL_DATA_KEY) return;
    const cached = fromHotelData(parseJson(event.newValue), DEFAULT_CONTENT);
    if (cached) callback(cached);
  }
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
