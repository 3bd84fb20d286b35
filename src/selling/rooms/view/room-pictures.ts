import { imageAt } from '@/content/schema/find-images';
import type { HotelImage } from '@/content/schema/image';
import { galleryPictures, pictureOf } from '@/content/pictures/view/picture-of';
import { pictureOfImage } from '@/content/pictures/view/stored-pictures';
import {
  ownPictures,
  ROOM_PLACEHOLDER_IMAGE,
  roomImageCategory,
} from '@/content/schema/room-picture';
import type { Room } from '@/content/schema/room';
import type { PictureData } from '@/ui/picture-data';

/** Returns the pictures to try for a room: its first, its type's, the placeholder. */
export function roomPictures(room: Room, images: readonly HotelImage[]): PictureData[] {
  const [first = ''] = ownPictures(room);
  const ofType = imageAt(images, roomImageCategory(room.type), 0);
  const tried = [
    pictureOf(first, images, room.name),
    ofType && pictureOfImage(ofType, room.name),
    pictureOf(ROOM_PLACEHOLDER_IMAGE, images),
  ];
  return tried.filter((picture) => picture !== undefined);
}

/** Returns all pictures of a room; for a room without pictures, the one of its type. */
export function roomGallery(room: Room, images: readonly HotelImage[]): PictureData[][] {
  const [, ...others] = galleryPictures(ownPictures(room), images, room.name);
  return [roomPictures(room, images), ...others];
}
