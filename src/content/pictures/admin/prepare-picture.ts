import { toast } from '@/ui/toast';
import { staffToasts } from '@/words/staff';
import { ownScriptUrl } from '@/lib/trusted-types';
import type { PreparedPicture } from '@/content/pictures/staff-calls/images';
import { checkFile, ImageRejected } from './check-file';
import { encodePicture } from './encode-picture';
import type { ImageHeader } from './image-header';
import type { PictureJob, PictureWorkerMessage } from './picture-worker';
// oxlint-disable-next-line import/default -- the address comes from Vite, not from the module
import workerUrl from './picture-worker?worker&url';

const DECODE_MAX_MS = 10_000;
const DECODED_SHARE = 0.4;

export type PrepareOptions = {
  resize?: boolean;
  signal: AbortSignal;
  onProgress: (done: number) => void;
};

/** Progress and cancelling of the upload; preparing and sending are each half of the progress. */
export type SendOptions = Pick<PrepareOptions, 'signal' | 'onProgress'>;
export type Send = (picture: PreparedPicture, options: SendOptions) => Promise<unknown>;

/**
 * Checks, encodes and sends a file.
 * @throws ImageRejected; the signal's reason; the error of `send`
 */
export async function prepareAndSend(
  file: Blob,
  { onProgress, ...options }: PrepareOptions,
  send: Send,
): Promise<void> {
  const half = (begin: number) => (done: number) => onProgress(begin + done / 2);
  const picture = await preparePicture(file, { ...options, onProgress: half(0) });
  await send(picture, { signal: options.signal, onProgress: half(0.5) });
}

/** Encodes in a worker, to keep the page responsive. @throws ImageRejected; the signal's reason */
export async function preparePicture(
  file: Blob,
  { resize = false, signal, onProgress }: PrepareOptions,
): Promise<PreparedPicture> {
  const header = await checkFile(file, resize);
  signal.throwIfAborted();
  if (header.moves) toast(staffToasts.standsStill);
  const report = (done: number) => onProgress(DECODED_SHARE + done * (1 - DECODED_SHARE));
  const inWorker = typeof Worker === 'function' && typeof OffscreenCanvas === 'function';
  const work = inWorker ? prepareInWorker : prepareHere;
  try {
    return await work({ file, header }, signal, report);
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ImageRejected ? cause : new ImageRejected('unreadable', cause);
  }
}

type Report = (done: number) => void;

function prepareInWorker(
  job: PictureJob,
  signal: AbortSignal,
  report: Report,
): Promise<PreparedPicture> {
  const worker = new Worker(ownScriptUrl(workerUrl), { type: 'module' });
  const work = new Promise<PreparedPicture>((resolve, reject) => {
    const late = setTimeout(() => reject(new ImageRejected('unreadable')), DECODE_MAX_MS);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('message', ({ data: news }: MessageEvent<PictureWorkerMessage>) => {
      if (news.kind === 'progress') return report(news.done);
      clearTimeout(late);
      if (news.kind === 'decoded') return report(0);
      if (news.kind === 'picture') return resolve(news.picture);
      return reject(new Error(news.message));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
    worker.postMessage(job);
  });
  return work.finally(() => worker.terminate());
}

/** The fallback for browsers without workers or `OffscreenCanvas`. */
async function prepareHere(
  { file, header }: { file: Blob; header: ImageHeader },
  signal: AbortSignal,
  report: Report,
): Promise<PreparedPicture> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new ImageRejected('unreadable')), DECODE_MAX_MS);
  });
  const decode = createImageBitmap(file, { imageOrientation: 'from-image' });
  const bitmap = await Promise.race([decode, late]);
  try {
    signal.throwIfAborted();
    report(0);
    return await encodePicture(file, header, bitmap, report);
  } finally {
    bitmap.close();
  }
}
