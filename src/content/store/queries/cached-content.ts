import { normaliseContent, type HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { HOTEL_DATA_KEY, HOTEL_DATA_VERSION, translationsKey } from '@/content/store/hotel-data';
import { contentLanguage } from '@/content/store/content-language';
import { normaliseTranslations, translatedContent } from '@/content/store/texts';
import { getOwn } from '@/basics/rules/get-own';
import { LOCAL, parseJson } from '@/lib/browser-storage';

export type CachedContent = {
  content: HotelContent;
  savedAt: number;
  /** True if the translations into the page's language were cached with this content. */
  isSpokenHere: boolean;
};

const SET_ASIDE_KEY = `${HOTEL_DATA_KEY}.corrupt`;
const SET_ASIDE_MAX = 100_000;

/** Reads the content cache. An unreadable cache is moved to `hotelData.corrupt`. Never throws. */
export function readCachedContent(): CachedContent | undefined {
  const text = LOCAL.read(HOTEL_DATA_KEY);
  if (text === null) return undefined;
  const cached = fromHotelData(parseJson(text), DEFAULT_CONTENT);
  if (cached) return spoken(cached);
  LOCAL.write(SET_ASIDE_KEY, text.slice(0, SET_ASIDE_MAX));
  LOCAL.remove(HOTEL_DATA_KEY);
  return undefined;
}

export function parseCachedContent(text: string | null): CachedContent | undefined {
  const cached = fromHotelData(parseJson(text), DEFAULT_CONTENT);
  return cached && spoken(cached);
}

/** Repairs cached content; missing fields come from `defaults`. Undefined for another version. */
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

/** Translates cached content. If its translations are older, newer texts stay untranslated. */
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
