import { PICTURES_BASE, SUPABASE_URL } from './env';

/**
 * Address of a picture, built on every read: a stored one would break when the site moves.
 * @param path inside the bucket, e.g. `hero/1700000000000-x7.jpg`
 */
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
