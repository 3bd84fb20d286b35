import type { Room } from './room.ts';

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
