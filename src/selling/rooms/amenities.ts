import { THIS_LANGUAGE } from '../../words/this-language.ts';
import { amenityWords } from '../../words/visitors.ts';
import type { Room } from '../../content/schema/room.ts';

/**
 * An amenity in the page's language. The editor's choices are stored by their English name, so that
 * an English page needs no list of them; one that the hotel has named itself stays as it is.
 */
export function amenityName(amenity: string): string {
  if (THIS_LANGUAGE === 'en') return amenity;
  const names: Readonly<Record<string, string>> = amenityWords;
  return Object.hasOwn(names, amenity) ? (names[amenity] ?? amenity) : amenity;
}

/**
 * The amenities of each room, by its id, with those first that fewest of the rooms have: a card
 * shows four, and what every room has tells nobody which one to take. Otherwise as staff ordered them.
 */
export function amenitiesByRarity(rooms: readonly Room[]): ReadonlyMap<string, readonly string[]> {
  const shared = new Map<string, number>();
  for (const { amenities } of rooms)
    for (const amenity of new Set(amenities)) shared.set(amenity, (shared.get(amenity) ?? 0) + 1);
  const count = (amenity: string) => shared.get(amenity) ?? 0;
  return new Map(
    rooms.map(({ id, amenities }) => [id, amenities.toSorted((a, b) => count(a) - count(b))]),
  );
}
