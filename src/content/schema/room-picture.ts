export const ROOM_PLACEHOLDER_IMAGE = '/brand/placeholder-room.svg';

export function roomImageCategory<T extends string>(type: T) {
  return `room-${type}` as const;
}

/** Returns a room's own pictures, without the placeholder. */
export function ownPictures({ images }: { images: readonly string[] }): string[] {
  return images.filter((name) => name !== '' && name !== ROOM_PLACEHOLDER_IMAGE);
}
