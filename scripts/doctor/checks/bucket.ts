import { PUSH } from '../../project/commands.ts';
import { type Answer, codeOf, fieldOf, jsonOf, storageStatus } from '../ask.ts';
import { type Deployment, json } from '../deployment.ts';
import { type Finding, ok, wrong } from '../finding.ts';

const ID = 'bucket';
const BUCKET = 'hotel_images';
const PICTURE = 'general/doctor.png';

/** Whether pictures have a place that everybody sees and nobody writes to. */
export async function bucket({ askBackend, content }: Deployment): Promise<Finding[]> {
  const named = pictureIn(content);
  const shown = await askBackend(`/storage/v1/object/public/${BUCKET}/${named ?? PICTURE}`);
  const isShown = shown.status === 200;
  if (/bucket not found/i.test(shown.text) || (named && !isShown && isDenied(shown)))
    return [
      wrong(
        ID,
        'The bucket hotel_images is missing or not public.',
        `Run ${PUSH}; if it is there, switch "Public bucket" on (Storage, hotel_images).`,
      ),
    ];
  // A permission to upload is asked for, and not used: nothing is stored whatever the answer.
  const permission = await askBackend(
    `/storage/v1/object/upload/sign/${BUCKET}/${PICTURE}`,
    json('POST', {}),
  );
  if (permission.status === 200)
    return [
      wrong(
        'upload',
        'Anybody can put files into the bucket hotel_images.',
        'Delete the policies of Storage, hotel_images, that the migrations do not have.',
      ),
    ];
  if (named && !isShown)
    return [
      wrong(
        'bucket-picture',
        `The picture ${named}, which the pages show, is not in the bucket.`,
        'Upload it again in the admin area, or restore a backup: the pictures are in it.',
      ),
    ];
  const findings = [ok(ID, 'The bucket is there, public to see and closed to visitors’ files.')];
  const list = jsonOf(
    await askBackend(`/storage/v1/object/list/${BUCKET}`, json('POST', { prefix: '' })),
  );
  if (Array.isArray(list) && list.length > 0)
    findings.push(
      wrong(
        'bucket-list',
        'Anybody can list the files of the bucket hotel_images.',
        'Delete the policies of Storage, hotel_images, that the migrations do not have.',
      ),
    );
  findings.push(await typesAllowed(askBackend));
  return findings;
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

/** Sent only once visitors are known to be refused: the kind of file is looked at before that. */
async function typesAllowed(askBackend: Deployment['askBackend']): Promise<Finding> {
  const answer = await askBackend(`/storage/v1/object/${BUCKET}/general/doctor.txt`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '-',
  });
  if (storageStatus(answer) === 415 || /mime/i.test(codeOf(answer)))
    return ok('bucket-types', 'The bucket takes pictures only.');
  return wrong(
    'bucket-types',
    'The bucket takes files of any kind.',
    'Allow image/png, image/jpeg, image/gif and image/webp alone (Storage, hotel_images, Edit).',
  );
}
