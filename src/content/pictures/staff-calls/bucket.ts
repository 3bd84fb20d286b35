import { IMAGE_BUCKET } from '@/content/schema/image';
import { STORAGE_CACHE_SECONDS } from '@/basics/rules/limits';
import { supabase } from '@/lib/supabase';
import { ServiceError, type ServiceErrorKind } from '@/lib/service-error';
import type { PictureFile } from './picture-files';

type StorageFailure = { message: string; status?: number; statusCode?: string };

function bucket() {
  return supabase().storage.from(IMAGE_BUCKET);
}

/** Puts one file into the bucket, never over another one. @throws ServiceError */
export async function uploadObject(path: string, { blob, type }: PictureFile): Promise<void> {
  // The type that counts is the blob's own, and a chosen file may claim a wrong one.
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

/** Deletes objects, and looks: a policy refuses without a word. @throws ServiceError */
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

/** Deletes objects that nothing names any more; what stays is found by a later change of a picture. */
export async function tryRemoveObjects(paths: readonly string[]): Promise<void> {
  try {
    await removeObjects(paths);
  } catch {
    // replace_images() names forgotten objects again after a day.
  }
}

/** Whether an object is in the bucket; 400 and 404 both say it is not (specification 8). */
export async function objectExists(path: string): Promise<boolean> {
  const { error } = await answered(bucket().info(path));
  if (!error) return true;
  const status = error.status ?? 0;
  if (status === 400 || status === 404) return false;
  throw storageError(error);
}

/** A storage error carries a message and a status; none when there was no answer. */
function storageError(failure: StorageFailure): ServiceError {
  // Storage answers 400 to many things and says which in a second status inside.
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

/** storage-js returns its errors but throws on an answer it cannot read, such as `null`. */
async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new ServiceError('shape', 'the storage answered something else', 0, cause);
  }
}
