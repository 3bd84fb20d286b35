import { fromHotelData, HOTEL_DATA_KEY, toHotelData } from '@/hotel/content/hotel-data';
import type { HotelContent } from '@/hotel/content/content';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';

/** Content as the server gave it, and when (milliseconds since 1970). */
export type Shadow = { content: HotelContent; savedAt: number };

const SET_ASIDE_KEY = `${HOTEL_DATA_KEY}.corrupt`;

/**
 * The shadow of the content in local storage (specification 3, `hotelData`); undefined when there
 * is none, when it cannot be read or when it belongs to another version. What cannot be parsed is
 * set aside under `hotelData.corrupt`. Never throws.
 */
export function readShadow(): Shadow | undefined {
  const text = getItem(HOTEL_DATA_KEY);
  if (text === null) return undefined;
  const shadow = fromHotelData(parse(text), DEFAULT_CONTENT);
  if (!shadow) setAside(text);
  return shadow;
}

/** Keeps the shadow; gives up silently where the browser stores nothing (private mode, full). */
export function writeShadow(content: HotelContent, savedAt: number): void {
  setItem(HOTEL_DATA_KEY, JSON.stringify(toHotelData(content, savedAt)));
}

/**
 * Calls back when another tab has written a newer shadow.
 * @returns a function that stops listening
 */
export function onShadowChange(callback: (shadow: Shadow) => void): () => void {
  function listen(event: StorageEvent): void {
    if (event.key !== HOTEL_DATA_KEY || event.newValue === null) return;
    const shadow = fromHotelData(parse(event.newValue), DEFAULT_CONTENT);
    if (shadow) callback(shadow);
  }
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function setAside(text: string): void {
  setItem(SET_ASIDE_KEY, text.slice(0, 100_000));
  try {
    localStorage.removeItem(HOTEL_DATA_KEY);
  } catch {
    // Storage that cannot be written cannot be cleaned either; the next read ends here again.
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function getItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function setItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // No storage or no room in it: the copy in memory goes on, the next visit loads from the server.
  }
}
