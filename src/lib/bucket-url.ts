import { PICTURES_BASE, SUPABASE_URL } from './env';

/** Returns a stored picture's address, computed each time because it changes if the site moves. */
export function bucketUrl(path: string): string {
  return PICTURES_BASE + objectPath(path);
}

/** The absolute address, as the picture's row stores it. */
export function fullBucketUrl(path: string): string {
  return SUPABASE_URL + objectPath(path);
}

function objectPath(path: string): string {
  const escaped = path.split('/').map(encodeURIComponent).join('/');
  return `/storage/v1/object/public/hotel_images/${escaped}`;
}
