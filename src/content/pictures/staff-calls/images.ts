import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HotelImage, ImageCategory } from '@/content/schema/image';
import { staffToasts } from '@/words/staff';
import type { ToastText } from '@/words/toast-text';
import { ServiceError } from '@/lib/service-error';
import { listImages, updateImage, type ImageDetails } from './image-rows';
import { deleteImage, saveImage, uploadPicture, type UploadOptions } from './store-image';
import type { PreparedPicture, StoredPicture } from './picture-files';
import { changeImages, setListedImages } from './content-images';

/** What toasts about choosing and removing pictures are about. */
export const PICTURE = 'picture';

export { downloadPicture } from '@/content/pictures/staff-calls/picture-files';
export type { ImageDetails } from '@/content/pictures/staff-calls/image-rows';
export type { PictureFile, PreparedPicture } from '@/content/pictures/staff-calls/picture-files';

/** A prepared picture on its way, with what can be watched and stopped. */
export type Upload = UploadOptions & { category: ImageCategory; picture: PreparedPicture };
type SlotUpload = Upload & {
  position: number | null;
  details?: ImageDetails;
  /** Part of a save, which has words of its own. */
  isQuiet?: boolean;
};

/** Tells staff when a category cannot be loaded (DECISIONS 11). @param wanted false where another asks */
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
    // The words must not depend on the field: those of the last one count for all of them.
    meta: { failure: loadFailed(category) },
  });
}

/** Luxury loads a list; the others one picture each. The logo has no words (specification 8). */
function loadFailed(category: ImageCategory): ToastText | undefined {
  if (category === 'general') return undefined;
  if (category === 'luxury') return staffToasts.imagesLoadFailed('luxury');
  const isOwn = category === 'hero' || category === 'about';
  return staffToasts.imageLoadFailed(isOwn ? category : 'room');
}

/**
 * Visitors see it at once (specification 4). `position` null: the next free one of the category, for
 * a room's own picture, which nobody sees before the room names it.
 */
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

/** Uploads for a section that stores pictures with its words (About). Gives the object's path. */
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

/** Deletes a stored picture at once (specification 8, Remove). */
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

/** Stores alt text and focal point of a picture. */
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

/** No answer came at all: what else is sent now would fail as well. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof ServiceError && error.kind === 'network';
}

/** A server that said no, or an answer that never came or made no sense; nothing when cancelled. */
export function uploadFailure(error: unknown): ToastText | undefined {
  if (isAbort(error)) return undefined;
  return saidNo(error) ? staffToasts.uploadFailed : staffToasts.uploadError;
}

/** By its name: it is of a class that not every environment shares. */
function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'name') === 'AbortError';
}

function saidNo(error: unknown): boolean {
  if (!(error instanceof ServiceError) || error.kind === 'network') return false;
  return error.kind !== 'shape' || error.status >= 400;
}

/** Pictures in the bucket that no row names yet, by path; what is forgotten is measured again. */
const uploads = new Map<string, StoredPicture>();

/** What is known of an uploaded picture; undefined after a reload. */
export function findUpload(path: string): StoredPicture | undefined {
  return uploads.get(path);
}
