import type { RoomType } from './room-type.ts';

export const ROOM_PLACEHOLDER_IMAGE = '/brand/placeholder-room.svg';

/** Where the pictures of a room type are kept, e.g. `room-standard`. */
export function roomImageCategory(type: RoomType) {
  return `room-${type}` as const;
}
