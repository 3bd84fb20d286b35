export const ROOM_PLACEHOLDER_IMAGE = '/brand/placeholder-room.svg';

/** Where the pictures of a room type are kept, e.g. `room-standard`. */
export function roomImageCategory<T extends string>(type: T) {
  return `room-${type}` as const;
}

/** The pictures of its own that a room, or a draft of one, names. */
export function ownPictures({ images }: { images: readonly string[] }): string[] {
  return images.filter((name) => name !== '' && name !== ROOM_PLACEHOLDER_IMAGE);
}
