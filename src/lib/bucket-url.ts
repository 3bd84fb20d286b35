import { PICTURES_BASE, SUPABASE_URL } from './env';

/** A stored picture's address, computed each time: stored ones would break if the site moved. */
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
