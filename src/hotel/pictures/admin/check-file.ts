import { IMAGE_MAX_PIXELS, UPLOAD_MAX_BYTES } from '@/hotel/rules/limits';
import { readImageHeader } from './image-header';
import type { ImageHeader } from './image-header';
import { ImageRejected } from './image-rejected';

/** A photo to be made smaller may be this big at most, in bytes: it has to fit the memory. */
export const RESIZE_MAX_BYTES = 60 * 1024 * 1024;

/**
 * The rules of the specification (point 5), then ours, in this order: type, size, true kind,
 * dimensions. Nothing is decoded yet.
 * @param resize the person asked to have a file over 5 MB made smaller (checklist I-24)
 * @throws ImageRejected `type` | `size` | `pixels`
 */
export async function checkFile(file: Blob, resize = false): Promise<ImageHeader> {
  checkTypeAndSize(file, resize);
  const header = readImageHeader(new Uint8Array(await file.arrayBuffer()));
  if (!header) throw new ImageRejected('type');
  if (header.width * header.height > IMAGE_MAX_PIXELS) throw new ImageRejected('pixels');
  return header;
}

/** What can be said of a file before any of it is read. @throws ImageRejected `type` | `size` */
export function checkTypeAndSize(file: Blob, resize = false): void {
  // An SVG is a document that can carry script, whatever its type begins with (DECISIONS 10).
  if (!file.type.includes('image/') || file.type.includes('svg')) throw new ImageRejected('type');
  if (file.size > (resize ? RESIZE_MAX_BYTES : UPLOAD_MAX_BYTES)) throw new ImageRejected('size');
}

/** A file over 5 MB that can be made smaller: anything but a GIF, which would stop moving. */
export function canBeResized(file: Blob): boolean {
  return file.type !== 'image/gif' && file.size <= RESIZE_MAX_BYTES;
}
