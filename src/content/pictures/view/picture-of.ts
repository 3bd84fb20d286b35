import { builtInSrcSet, builtInPicture, type BuiltInFile } from '@/content/store/built-in-pictures';
import { imageAt } from '@/content/schema/find-images';
import type { HotelImage, ImageCategory } from '@/content/schema/image';
import type { PictureData, PictureSource } from '@/ui/picture-data';
import { galleryWords as words } from '@/words/visitors';
import { namedPicture, pictureOfImage } from './stored-pictures';

type Images = readonly HotelImage[];

/** Finds a picture by path or address. @param otherwise alt text if the picture has none */
export function pictureOf(name: string, images: Images, otherwise = ''): PictureData | undefined {
  if (name === '') return undefined;
  const builtIn = builtInPicture(name);
  if (builtIn) return { ...builtIn, alt: builtIn.alt || otherwise, sources: fileSources(builtIn) };
  return namedPicture(name, images, otherwise);
}

/** Returns a slot's pictures: the stored one, then the section's (no sample if one is stored). */
export function slotPictures(
  images: Images,
  category: ImageCategory,
  position: number,
  own: string | undefined,
): PictureData[] {
  const stored = imageAt(images, category, position);
  const isCovered = stored !== undefined && own?.startsWith('/');
  return present([
    stored && pictureOfImage(stored),
    pictureOf(isCovered ? '' : (own ?? ''), images),
  ]);
}

/**
 * Finds the picture of each name, as a list that is empty if the picture does not exist.
 * @param of subject in the alt text of pictures without a description, e.g. the room's name
 */
export function galleryPictures(
  names: readonly string[],
  images: Images,
  of: string,
): PictureData[][] {
  return names.map((name, index) => present([pictureOf(name, images, words.alt(of, index + 1))]));
}

export function fileSources(file: BuiltInFile): PictureSource[] {
  return (['avif', 'webp'] as const)
    .map((format) => ({ type: `image/${format}`, srcSet: builtInSrcSet(file, format) }))
    .filter(({ srcSet }) => srcSet !== '');
}

function present(pictures: readonly (PictureData | undefined)[]): PictureData[] {
  return pictures.filter((picture) => picture !== undefined);
}
