import { PICTURES_BASE, SUPABASE_URL } from './env';

/** Built on every read: a stored address would break when the site moves. @param path in the bucket */
export function bucketUrl(path: string): string {
  return PICTURES_BASE + objectPath(path);
}

/** The same address in full, as the picture's row keeps it. */
export function fullBucketUrl(path: string): string {
  return SUPABASE_URL + objectPath(path);
}

function objectPath(path: string): string {
  const escaped = path.split('/').map(encodeURIComponent).join('/');
  return `/storage/v1/object/public/hotel_images/${escaped}`;
}
