import { PUSH } from '../../project/commands.ts';
import { type Answer, codeOf, fieldOf, storageStatus } from '../ask.ts';
import type { Deployment } from '../deployment.ts';
import { ok, type Said, wrong } from '../finding.ts';

const BUCKET = 'hotel_images';
const PICTURE = 'general/doctor.png';

/** Whether pictures have a place that everybody sees; who may write to it is one of the `rules`. */
export async function bucket({ askBackend, content }: Deployment): Promise<Said> {
  const named = pictureIn(content);
  const shown = await askBackend(`/storage/v1/object/public/${BUCKET}/${named ?? PICTURE}`);
  const isShown = shown.status === 200;
  if (/bucket not found/i.test(shown.text) || (named && !isShown && isDenied(shown)))
    return wrong(
      'The bucket hotel_images is missing or not public.',
      `Run ${PUSH}; if it is there, switch "Public bucket" on (Storage, hotel_images).`,
    );
  if (named && !isShown)
    return wrong(
      `The picture ${named}, which the pages show, is not in the bucket.`,
      'Upload it again in the admin area, or restore a backup: the pictures are in it.',
    );
  return ok('The bucket is there, public to see.');
}

/** A picture that the pages ask for. */
function pictureIn(content: unknown): string | undefined {
  const images = fieldOf(content, 'images');
  const path = fieldOf(Array.isArray(images) ? images[0] : undefined, 'path');
  return typeof path === 'string' ? path : undefined;
}

/** A private bucket refuses whoever asks without a pass, or does as if it were not there. */
function isDenied(answer: Answer): boolean {
  return (
    [400, 401, 403].includes(storageStatus(answer)) && !/key|object not found/i.test(codeOf(answer))
  );
}
