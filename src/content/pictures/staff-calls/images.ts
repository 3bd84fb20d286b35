import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HotelImage, ImageCategory } from '@/content/schema/image';
import { staffToasts } from '@/words/staff';
import type { ToastText } from '@/words/toast-text';
import { ServiceError } from '@/lib/service-error';
import { listImages, updateImage, type ImageDetails } from './image-rows';
import { deleteImage, saveImage, uploadPicture, type UploadOptions } from './store-image';
import type { PreparedPicture, StoredPicture } from './picture-files';
import { changeImages, setListedImages } from './content-images';

/** The subject of picture toasts: a new toast replaces one with the same subject. */
export const PICTURE = 'picture';

export { downloadPicture } from '@/content/pictures/staff-calls/picture-files';
export type { ImageDetails } from '@/content/pictures/staff-calls/image-rows';
export type { PictureFile, PreparedPicture } from '@/content/pictures/staff-calls/picture-files';

export type Upload = UploadOptions & { category: ImageCategory; picture: PreparedPicture };
type SlotUpload = Upload & {
  position: number | null;
  details?: ImageDetails;
  /** True if the upload is part of another save, which shows its own toast. */
  isQuiet?: boolean;
};

/** Loads a category's pictures. @param wanted false if another field on the page loads them */
export function useImages(category: ImageCategory, wanted: boolean): void {
  const client = useQueryClient();
  useQuery({
    queryKey: ['images', category],
    queryFn: async () => {
      const listed = await listImages(category);
      setListedImages(client, category, listed);
      return listed.length;
    },
    enabled: wanted,
    staleTime: 30_000,
    // The message must be the same for all fields of a category, because they share a query.
    meta: { failure: loadFailed(category) },
  });
}

/** Returns the message for a category; undefined for `general` (the logo), which has none. */
function loadFailed(category: ImageCategory): ToastText | undefined {
  if (category === 'general') return undefined;
  if (category === 'luxury') return staffToasts.imagesLoadFailed('luxury');
  const isOwn = category === 'hero' || category === 'about';
  return staffToasts.imageLoadFailed(isOwn ? category : 'room');
}

/** Stores a picture at once. With `position` null, visitors see it only when its room names it. */
export function useUploadImage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ category, position, picture, details, ...options }: SlotUpload) =>
      saveImage({ category, position, ...details }, picture, options),
    onSuccess: (stored) =>
      changeImages(client, (images) => [
        ...images.filter(
          ({ category, position }) => category !== stored.category || position !== stored.position,
        ),
        stored,
      ]),
    meta: {
      about: PICTURE,
      success: (_stored: unknown, { position, isQuiet }: SlotUpload) => {
        if (isQuiet) return undefined;
        return position === null ? staffToasts.imageUploadedForSave : staffToasts.imageUploaded;
      },
      failure: uploadFailure,
    },
  });
}

/** Uploads a picture for a section that is saved later (About). Resolves to the object's path. */
export function useUploadForSave() {
  return useMutation({
    mutationFn: async ({ category, picture, ...options }: Upload) => {
      const stored = await uploadPicture(category, picture, options);
      uploads.set(stored.path, stored);
      return stored.path;
    },
    meta: { about: PICTURE, success: staffToasts.imageUploadedForSave, failure: uploadFailure },
  });
}

export function useRemoveImage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ image }: { image: HotelImage }) => deleteImage(image),
    onSuccess: (_nothing, { image: removed }) =>
      changeImages(client, (images) => images.filter((image) => image.id !== removed.id)),
    meta: {
      about: PICTURE,
      success: staffToasts.imageRemoved,
      failure: (error: unknown) =>
        saidNo(error) ? staffToasts.removeFailed : staffToasts.removeError,
    },
  });
}

export function useUpdateImage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, details }: { id: string; details: ImageDetails }) =>
      updateImage(id, details),
    onSuccess: (stored) =>
      changeImages(client, (images) =>
        images.map((image) => (image.id === stored.id ? stored : image)),
      ),
    meta: { failure: staffToasts.updateFailed },
  });
}

export function isConnectionLost(error: unknown): boolean {
  return error instanceof ServiceError && error.kind === 'network';
}

/** The message for a failed upload; undefined if it was cancelled. */
export function uploadFailure(error: unknown): ToastText | undefined {
  if (isAbort(error)) return undefined;
  return saidNo(error) ? staffToasts.uploadFailed : staffToasts.uploadError;
}

/** Compares the name, because the class of an `AbortError` differs between environments. */
function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'name') === 'AbortError';
}

function saidNo(error: unknown): boolean {
  if (!(error instanceof ServiceError) || error.kind === 'network') return false;
  return error.kind !== 'shape' || error.status >= 400;
}

/** Files of the bucket that no row names yet and a section's save may use, by path. */
export const uploads = new Map<string, StoredPicture>();

export function findUpload(path: string): StoredPicture | undefined {
  return uploads.get(path);
}
