import { PUSH } from '../../project/commands.ts';
import { getOwn } from '../../../src/basics/rules/get-own.ts';
import { type Answer, errorCodeOf, inParallel, jsonOf } from '../request.ts';
import type { Deployment } from '../deployment.ts';
import { firstOf, ok, type CheckResult, wrong } from '../finding.ts';

const BUCKET = 'hotel_images';
const PICTURE = 'general/doctor.png';
const PICTURES_MAX = 60;

/** Checks that everybody can see pictures. The check `rules` covers who may write. */
export async function bucket({ askBackend, content }: Deployment): Promise<CheckResult> {
  const named = picturesIn(content).slice(0, PICTURES_MAX);
  const asked = named.length > 0 ? named : [PICTURE];
  const shown = await inParallel(asked, (path) =>
    askBackend(`/storage/v1/object/public/${BUCKET}/${path}`),
  );
  const missing = named.filter((_path, index) => shown[index]?.status !== 200);
  const isClosed = missing.length === named.length && shown.some(isDenied) && named.length > 0;
  if (isClosed || shown.some(({ text }) => /bucket not found/i.test(text)))
    return wrong(
      'The bucket hotel_images is missing or not public.',
      `Run ${PUSH}. If the bucket exists, switch "Public bucket" on (Storage, hotel_images).`,
    );
  if (missing.length > 0)
    return wrong(
      `${missing.length} of ${named.length} pictures that the pages show are not in the bucket: ${firstOf(missing, 3)}.`,
      'Upload them again in the admin area, or restore a backup, which contains the pictures.',
    );
  return ok('The bucket of the pictures exists and is public.');
}

function picturesIn(content: unknown): string[] {
  const images = getOwn(content, 'images');
  return (Array.isArray(images) ? images : [])
    .map((image) => getOwn(image, 'path'))
    .filter((path) => typeof path === 'string');
}

/** A private bucket pretends not to exist, with status 400 and a second status inside. */
function isDenied(answer: Answer): boolean {
  const status = Number(getOwn(jsonOf(answer), 'statusCode')) || answer.status;
  return [400, 401, 403].includes(status) && !/key|object not found/i.test(errorCodeOf(answer));
}
