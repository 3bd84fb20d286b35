import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import * as v from 'valibot';
import { BUCKET, contentSchema, MANIFEST, pretty } from '../../scripts/backup/format.ts';
import { writeFolder } from '../../scripts/backup/write-folder.ts';
import type { DataFolder } from './data-folder.ts';
import { fileStore } from './file-store.ts';

const DIGITS = 8;

/**
 * Backs up a database that this version cannot open any more, by the function that its own version has
 * for that. Beside the data folder, where no reset reaches; once for the same content.
 * @returns where it lies
 * @throws when the database is too old to be read, or the disk cannot be written
 */
export async function backUpBeside(
  { driver }: PgliteConnection,
  { root, objects }: Pick<DataFolder, 'root' | 'objects'>,
): Promise<string> {
  const { rows } = await driver.query<{ backup: unknown }>('select public.read_backup() as backup');
  const content = v.parse(contentSchema, rows[0]?.backup);
  const digest = createHash('sha256').update(pretty(content)).digest('hex').slice(0, DIGITS);
  const folder = `${root}-backup-${digest}`;
  if (existsSync(path.join(folder, MANIFEST))) return folder;
  const store = fileStore(objects);
  await writeFolder({
    folder,
    content,
    now: new Date(),
    fetchPicture: async (picture) => {
      const { body } = await store.getObject(BUCKET, picture.path, undefined);
      return new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
    },
  });
  return folder;
}
