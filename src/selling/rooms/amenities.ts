import { THIS_LANGUAGE } from '../../words/this-language.ts';
import { amenityWords } from '../../words/visitors.ts';
import type { Room } from '../../content/schema/room.ts';

/** Built-in amenities are stored in English, so English pages need no catalogue of them. */
export function amenityName(amenity: string): string {
  if (THIS_LANGUAGE === 'en') return amenity;
  const names: Readonly<Record<string, string>> = amenityWords;
  return Object.hasOwn(names, amenity) ? (names[amenity] ?? amenity) : amenity;
}

/**
 * Each room's amenities by its id, rarest first: cards show four, and those that every room has do
 * not help guests choose.
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
