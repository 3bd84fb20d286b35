import { THIS_LANGUAGE } from '../../words/this-build.ts';
import { amenityWords } from '../../words/visitors.ts';

/**
 * An amenity in the page's language. The editor's choices are stored by their English name, so that
 * an English page needs no list of them; one that the hotel has named itself stands as it is.
 */
export function amenityName(amenity: string): string {
  if (THIS_LANGUAGE === 'en') return amenity;
  const names: Readonly<Record<string, string>> = amenityWords;
  return Object.hasOwn(names, amenity) ? (names[amenity] ?? amenity) : amenity;
}
