import { IMAGE_BUCKET } from '@/content/schema/image';
import { STORAGE_CACHE_SECONDS } from '@/basics/rules/limits';
import { supabase } from '@/lib/supabase';
import { ServiceError, type ServiceErrorKind } from '@/lib/service-error';
import type { PictureFile } from './picture-files';

type StorageFailure = { message: string; status?: number; statusCode?: string };

function bucket() {
  return supabase().storage.from(IMAGE_BUCKET);
}

export async function uploadObject(path: string, { blob, type }: PictureFile): Promise<void> {
  // Sets the blob's type, which Storage uses: a chosen file may declare a wrong one.
  const body = blob.type === type ? blob : blob.slice(0, blob.size, type);
  const { error } = await answered(
    bucket().upload(path, body, {
      contentType: type,
      cacheControl: String(STORAGE_CACHE_SECONDS),
      upsert: false,
    }),
  );
  if (error) throw storageError(error);
}

/** Deletes objects and checks that they are gone: a storage policy refuses silently. */
export async function removeObjects(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const { data, error } = await answered(bucket().remove([...paths]));
  if (error) throw storageError(error);
  const removed = new Set(data?.map((object) => object.name));
  for (const path of paths) {
    if (!removed.has(path) && (await objectExists(path))) {
      throw new ServiceError('refused', `${path} was not removed`);
    }
  }
}

/** Deletes unused objects and ignores failures: a later picture change deletes leftovers. */
export async function tryRemoveObjects(paths: readonly string[]): Promise<void> {
  try {
    await removeObjects(paths);
  } catch {
    // If this fails, a later change retries: `replace_images()` returns leftovers after a day.
  }
}

export async function objectExists(path: string): Promise<boolean> {
  const { error } = await answered(bucket().info(path));
  if (!error) return true;
  const status = error.status ?? 0;
  if (status === 400 || status === 404) return false;
  throw storageError(error);
}

function storageError(failure: StorageFailure): ServiceError {
  // Storage answers many errors with HTTP 400 and puts the specific status into `statusCode`.
  const status = Number(failure.statusCode ?? failure.status) || failure.status || 0;
  return new ServiceError(kindOf(status), failure.message, status, failure);
}

function kindOf(status: number): ServiceErrorKind {
  if (status === 0) return 'network';
  if (status === 409) return 'conflict';
  if (status === 429) return 'busy';
  if (status >= 500) return 'server';
  return [400, 413, 415, 422].includes(status) ? 'invalid' : 'refused';
}

/** storage-js returns errors, but throws if it cannot read the answer (such as `null`). */
async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new ServiceError('shape', 'the storage answered something else', 0, cause);
  }
}
