import type { HotelImage } from '@/hotel/pictures/image';
import { fullBucketUrl } from '@/lib/bucket-url';
import { typeOfFile } from './picture-files';
import type { PictureFile, PreparedPicture } from './picture-files';

/** Nobody waits longer than this for the way back, in milliseconds. */
const KEEP_MAX_MS = 10_000;

/**
 * The files of a stored picture, so that it can be stored again after they have been deleted.
 * @returns undefined when they cannot be read: then there is no way back to offer. Never throws.
 */
export async function keepPicture(image: HotelImage): Promise<PreparedPicture | undefined> {
  const { path, width, height, colour, luminance, variants } = image;
  if (width === null || height === null) return undefined;
  const signal = AbortSignal.timeout(KEEP_MAX_MS);
  try {
    const [main, ...copies] = await Promise.all([
      readFile(path, width, signal),
      ...variants.map((variant) => readFile(variant.path, variant.width, signal)),
    ]);
    return { main, variants: copies, height, colour, luminance };
  } catch {
    return undefined;
  }
}

async function readFile(path: string, width: number, signal: AbortSignal): Promise<PictureFile> {
  const response = await fetch(fullBucketUrl(path), { signal });
  const type = typeOfFile(path);
  if (!response.ok || !type) throw new Error(`${path} cannot be read`);
  return { blob: new Blob([await response.arrayBuffer()], { type }), type, width };
}
