import { builtInPicture, builtInSrcSet } from '@/hotel/pictures/built-in-pictures';
import type { PictureFile } from '@/hotel/pictures/built-in-pictures';
import { imageAt } from '@/hotel/pictures/image-place';
import type { HotelImage, ImageCategory } from '@/hotel/pictures/image';
import { ownPictures, ROOM_PLACEHOLDER_IMAGE, roomImageCategory } from '@/hotel/rooms/room-picture';
import type { Room } from '@/hotel/rooms/room';
import type { PictureData, PictureSource } from '@/ui/picture-data';
import { galleryWords } from '@/words/visitors';
import { namedPicture, pictureOfImage } from './stored-pictures';

type Images = readonly HotelImage[];

/**
 * A picture as a text field names it: a file of ours, an object of the bucket or a web address.
 * @param otherwise alt text where the picture has none of its own; undefined when the name is empty
 */
export function pictureOf(name: string, images: Images, otherwise = ''): PictureData | undefined {
  if (name === '') return undefined;
  const builtIn = builtInPicture(name);
  if (builtIn) return { ...builtIn, alt: builtIn.alt || otherwise, sources: fileSources(builtIn) };
  return namedPicture(name, images, otherwise);
}

/** What to try for one slot of a section: the slot's picture, then the section's own. */
export function slotPictures(
  images: Images,
  category: ImageCategory,
  position: number,
  own: string | undefined,
): PictureData[] {
  const stored = imageAt(images, category, position);
  return present([stored && pictureOfImage(stored), pictureOf(own ?? '', images)]);
}

/** What to try for a room: its own first picture, its type's, the drawn one. */
export function roomPictures(room: Room, images: Images): PictureData[] {
  const [first = ''] = ownPictures(room);
  const ofType = imageAt(images, roomImageCategory(room.type), 0);
  return present([
    pictureOf(first, images, room.name),
    ofType && pictureOfImage(ofType, room.name),
    pictureOf(ROOM_PLACEHOLDER_IMAGE, images),
  ]);
}

/** All pictures of a room, each with what to try for it; where it has none, the one of its type. */
export function roomGallery(room: Room, images: Images): PictureData[][] {
  const [, ...others] = galleryPictures(ownPictures(room), images, room.name);
  return [roomPictures(room, images), ...others];
}

/**
 * The pictures of a list, each with what to try for it.
 * @param of what they show; said with a number where a picture has no description
 */
export function galleryPictures(
  names: readonly string[],
  images: Images,
  of: string,
): PictureData[][] {
  return names.map((name, index) =>
    present([pictureOf(name, images, galleryWords.alt(of, index + 1))]),
  );
}

/** The smaller copies of a picture of ours. */
export function fileSources(file: PictureFile): PictureSource[] {
  return (['avif', 'webp'] as const)
    .map((format) => ({ type: `image/${format}`, srcSet: builtInSrcSet(file, format) }))
    .filter(({ srcSet }) => srcSet !== '');
}

function present(pictures: readonly (PictureData | undefined)[]): PictureData[] {
  return pictures.filter((picture) => picture !== undefined);
}
