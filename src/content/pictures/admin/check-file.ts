import { IMAGE_MAX_PIXELS, UPLOAD_MAX_BYTES, UPLOAD_MAX_MB } from '@/basics/rules/limits';
import { staffToasts } from '@/words/staff';
import type { ToastText } from '@/words/toast-text';
import { readImageHeader, type ImageHeader } from './image-header';

/** The largest file that can be shrunk (bytes): decoding a larger one may exhaust the memory. */
export const RESIZE_MAX_BYTES = 60 * 1024 * 1024;

/** Checks a file's type, size and dimensions before decoding. @throws ImageRejected */
export async function checkFile(file: Blob, resize = false): Promise<ImageHeader> {
  const refusal = refusalOf(file, resize);
  if (refusal) throw refusal;
  const header = readImageHeader(new Uint8Array(await file.arrayBuffer()));
  if (!header) throw new ImageRejected('type');
  if (header.width * header.height > IMAGE_MAX_PIXELS) throw new ImageRejected('pixels');
  return header;
}

/** Returns why a file is refused, without reading its content. */
export function refusalOf(file: Blob, resize = false): ImageRejected | undefined {
  // An SVG can contain scripts.
  if (!file.type.includes('image/') || file.type.includes('svg')) return new ImageRejected('type');
  const isLarge = file.size > (resize ? RESIZE_MAX_BYTES : UPLOAD_MAX_BYTES);
  return isLarge ? new ImageRejected('size') : undefined;
}

/** True if a file over the upload limit can be shrunk. Shrinking would stop a GIF's animation. */
export function canBeResized(file: Blob): boolean {
  return file.type !== 'image/gif' && file.size <= RESIZE_MAX_BYTES;
}

export type RejectionReason = 'type' | 'size' | 'pixels' | 'data' | 'unreadable';

const WORDS: Record<RejectionReason, ToastText> = {
  type: staffToasts.invalidFileType,
  size: staffToasts.fileTooLarge(UPLOAD_MAX_MB),
  pixels: staffToasts.imageTooManyPixels,
  data: staffToasts.invalidImageData,
  unreadable: staffToasts.uploadError,
};

/** A file refused in the browser, before anything was sent. */
export class ImageRejected extends Error {
  readonly reason: RejectionReason;
  readonly words: ToastText;

  constructor(reason: RejectionReason, cause?: unknown) {
    super(`image refused: ${reason}`, { cause });
    this.name = 'ImageRejected';
    this.reason = reason;
    this.words = WORDS[reason];
  }
}

/** Returns the file inside a pasted data URL. @throws ImageRejected `data` */
export function parseDataUrl(url: string): Blob {
  const comma = url.indexOf(',');
  const payload = url.slice(comma + 1).trim();
  if (!/^data:/i.test(url) || comma < 0 || payload === '') throw new ImageRejected('data');
  const [type = '', ...parameters] = url.slice('data:'.length, comma).split(';');
  const isBase64 = parameters.some((parameter) => parameter.trim().toLowerCase() === 'base64');
  try {
    const bytes = isBase64 ? atob(payload) : decodeURIComponent(payload);
    const content = isBase64 ? Uint8Array.from(bytes, (char) => char.charCodeAt(0)) : bytes;
    return new Blob([content], { type: type.trim().toLowerCase() });
  } catch (cause) {
    throw new ImageRejected('data', cause);
  }
}
