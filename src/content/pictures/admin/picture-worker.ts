import type { PreparedPicture } from '@/content/pictures/staff-calls/images';
import { encodePicture } from './encode-picture';
import type { ImageHeader } from './image-header';

export type PictureJob = { file: Blob; header: ImageHeader };

export type PictureWorkerMessage =
  | { kind: 'decoded' }
  | { kind: 'progress'; done: number }
  | { kind: 'picture'; picture: PreparedPicture }
  | { kind: 'failed'; message: string };

function say(news: PictureWorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  self.postMessage(news);
}

self.addEventListener('message', (event: MessageEvent<PictureJob>) => {
  void work(event.data).catch((error: unknown) => say({ kind: 'failed', message: String(error) }));
});

async function work({ file, header }: PictureJob): Promise<void> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  say({ kind: 'decoded' });
  const picture = await encodePicture(file, header, bitmap, (done) =>
    say({ kind: 'progress', done }),
  );
  say({ kind: 'picture', picture });
}
