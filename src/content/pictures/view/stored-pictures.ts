import { IMAGE_PATH_PATTERN } from '@/content/schema/find-images';
import type { HotelImage } from '@/content/schema/image';
import { bucketUrl } from '@/lib/bucket-url';
import type { PictureData } from '@/ui/picture-data';

/** A picture of the bucket or the web. @param otherwise alt text if it has none */
export function namedPicture(
  name: string,
  images: readonly HotelImage[],
  otherwise = '',
): PictureData {
  const stored = images.find(({ path }) => path === name);
  if (stored) return pictureOfImage(stored, otherwise);
  const src = IMAGE_PATH_PATTERN.test(name) ? bucketUrl(name) : name;
  return { src, alt: otherwise, focalX: 0.5, focalY: 0.5, sources: [] };
}

export function pictureOfImage(image: HotelImage, otherwise = ''): PictureData {
  const types = [...new Set(image.variants.map(({ type }) => type))];
  return {
    src: bucketUrl(image.path),
    alt: image.alt || otherwise,
    width: image.width ?? undefined,
    height: image.height ?? undefined,
    colour: image.colour ?? undefined,
    focalX: image.focalX,
    focalY: image.focalY,
    sources: types.map((type) => ({
      type,
      srcSet: image.variants
        .filter((variant) => variant.type === type)
        .map(({ path, width }) => `${bucketUrl(path)} ${width}w`)
        .join(', '),
    })),
  };
}
