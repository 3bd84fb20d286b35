import type { StoredPicture } from '@/hotel/pictures/staff-services/picture-files';

/** Pictures in the bucket that no row names yet, by path; what is forgotten is measured again. */
const uploads = new Map<string, StoredPicture>();

/** Keeps what is known of an uploaded picture until its section is saved. @returns its path */
export function rememberUpload(picture: StoredPicture): string {
  uploads.set(picture.path, picture);
  return picture.path;
}

/** What is known of an uploaded picture; undefined after a reload. */
export function recallUpload(path: string): StoredPicture | undefined {
  return uploads.get(path);
}
