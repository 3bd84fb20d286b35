import { normaliseContent, type HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { HOTEL_DATA_KEY, HOTEL_DATA_VERSION, translationsKey } from '@/content/store/hotel-data';
import { contentLanguage } from '@/content/store/content-language';
import { normaliseTranslations, translatedContent } from '@/content/store/texts';
import { getOwn } from '@/basics/rules/get-own';
import { LOCAL, parseJson } from '@/lib/browser-storage';

/** Reads the content cache. Fetched only where something lies in it that is not shown already. */

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

/** What another tab has stored. */
export function parseCachedContent(text: string | null): CachedContent | undefined {
  const cached = fromHotelData(parseJson(text), DEFAULT_CONTENT);
  return cached && spoken(cached);
}

/**
 * The content that was kept, field by field; what is missing or unusable is `defaults`'.
 * @returns undefined when `input` is not a cache of this version at all
 */
export function fromHotelData(
  input: unknown,
  defaults: HotelContent,
): { content: HotelContent; savedAt: number } | undefined {
  if (getOwn(input, 'version') !== HOTEL_DATA_VERSION) return undefined;
  const savedAt = getOwn(input, 'savedAt');
  return {
    content: normaliseContent(getOwn(input, 'content'), defaults),
    savedAt: typeof savedAt === 'number' && savedAt > 0 ? savedAt : 0,
  };
}

/** Translations of other content are better than none, and leave its newer texts as they are written. */
function spoken(cached: { content: HotelContent; savedAt: number }): CachedContent {
  const language = contentLanguage();
  if (!language) return { ...cached, isSpokenHere: true };
  const kept = LOCAL.readJson(translationsKey(language));
  const translations = normaliseTranslations(getOwn(kept, 'translations'));
  return {
    content: translatedContent(cached.content, translations),
    savedAt: cached.savedAt,
    isSpokenHere: getOwn(kept, 'savedAt') === cached.savedAt,
  };
}
