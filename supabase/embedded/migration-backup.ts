import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import * as v from 'valibot';
import { BUCKET, contentSchema, MANIFEST, prettyJson } from '../../scripts/backup/format.ts';
import { readFolder } from '../../scripts/backup/read-folder.ts';
import { writeFolder } from '../../scripts/backup/write-folder.ts';
import type { DataFolder } from './data-folder.ts';
import { fileStore } from './file-store.ts';

const DIGITS = 8;

/** The latest complete backup that a database can restore whose newest migration is `newest`. */
export async function lastBackupBeside(root: string, newest: string): Promise<string | undefined> {
  const manifests = globSync(`${root.replaceAll('\\', '/')}-backup-*/${MANIFEST}`);
  const found = await Promise.all(
    manifests.map(async (file) => {
      const folder = path.dirname(file);
      const read = await readFolder(folder).catch(() => undefined); // damaged
      const fits = read && read.manifest.migration <= newest;
      return fits ? [{ folder, at: read.manifest.takenAt }] : [];
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1)?.folder;
}

/**
 * Backs up a database before its migration, beside the data folder, where no reset deletes it.
 * Equal content is stored once.
 * @returns the folder
 * @throws if the database is too old, or the disk cannot be written
 */
export async function backUpBeside(
  { driver }: PgliteConnection,
  { root, objects }: Pick<DataFolder, 'root' | 'objects'>,
): Promise<string> {
  const { rows } = await driver.query<{ backup: unknown }>('select public.read_backup() as backup');
  const content = v.parse(contentSchema, rows[0]?.backup);
  const digest = createHash('sha256').update(prettyJson(content)).digest('hex').slice(0, DIGITS);
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
