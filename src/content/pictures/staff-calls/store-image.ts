import type { HotelImage, ImageCategory } from '@/content/schema/image';
import { ServiceError } from '@/lib/service-error';
import { tryRemoveObjects, uploadObject } from './bucket';
import { IMAGES_TABLE, listImages, swapImages, type ImageDetails } from './image-rows';
import { objectPaths, placeFiles, type PreparedPicture, type StoredPicture } from './picture-files';
import { deleteRow } from '@/content/store/staff-calls/writes';

export type UploadOptions = {
  signal?: AbortSignal;
  /** Receives the share of bytes sent, 0 to 1. */
  onProgress?: (done: number) => void;
};

/** Uploads files without a row; if one fails or is cancelled, deletes the others. */
export async function uploadPicture(
  category: ImageCategory,
  picture: PreparedPicture,
  { signal, onProgress }: UploadOptions = {},
): Promise<StoredPicture> {
  const { stored, files } = placeFiles(category, picture, Date.now());
  const total = files.reduce((sum, { file }) => sum + file.blob.size, 0);
  let sent = 0;
  const begun: string[] = [];
  try {
    for (const { path, file } of files) {
      signal?.throwIfAborted();
      begun.push(path);
      await uploadObject(path, file);
      sent += file.blob.size;
      onProgress?.(sent / total);
    }
    signal?.throwIfAborted();
  } catch (error) {
    await tryRemoveObjects(begun);
    throw error;
  }
  return stored;
}

/** Uploads the files, stores the row, then deletes the old files. @throws ServiceError */
export async function saveImage(
  slot: { category: ImageCategory; position: number | null } & Partial<ImageDetails>,
  picture: PreparedPicture,
  options: UploadOptions = {},
): Promise<HotelImage> {
  const stored = await uploadPicture(slot.category, picture, options);
  try {
    const [image] = await swapImages([{ ...stored, ...slot }]);
    if (!image) throw new ServiceError('shape', 'no row came back');
    return image;
  } catch (error) {
    const image = await storedAnyway(slot.category, stored.path, error);
    if (image) return image;
    await tryRemoveObjects(objectPaths(stored));
    throw error;
  }
}

/** Returns the row if only the answer was lost: the row's files must not be deleted then. */
async function storedAnyway(
  category: ImageCategory,
  path: string,
  failure: unknown,
): Promise<HotelImage | undefined> {
  const uncertain =
    failure instanceof ServiceError && ['network', 'server', 'shape'].includes(failure.kind);
  if (!uncertain) return undefined;
  const images = await listImages(category).catch(() => Promise.reject(failure));
  return images.find((image) => image.path === path);
}

/** Deletes a slot's record. Its files stay, because the history names them. @throws ServiceError */
export async function deleteImage({ id }: HotelImage): Promise<void> {
  await deleteRow(IMAGES_TABLE, id, 'id, path');
}
