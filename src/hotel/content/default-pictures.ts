import { builtInPicture } from '../pictures/built-in-pictures.ts';
import type { Room } from '../rooms/room.ts';

/** What a room of ours may show besides the room itself, in this order. */
const ROOM_VIEWS = ['view', 'bath', 'detail'];
const HOUSE_PICTURES = ['house-1', 'house-2'];

/** The built-in pictures of a room type, the room itself first; only those that have been made. */
export function defaultRoomPictures(type: Room['type']): string[] {
  return made([`room-${type}`, ...ROOM_VIEWS.map((view) => `room-${type}-${view}`)]);
}

/** The built-in pictures of the house beyond the four of About; only those that have been made. */
export function defaultGallery(): string[] {
  return made(HOUSE_PICTURES);
}

function made(names: readonly string[]): string[] {
  return names.map((name) => `/images/${name}.jpg`).filter((src) => builtInPicture(src));
}
