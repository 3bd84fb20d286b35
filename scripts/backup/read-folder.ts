import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { StopError } from '../../supabase/embedded/stop-error.ts';
import {
  contentSchema,
  FORMAT,
  type Manifest,
  MANIFEST,
  manifestSchema,
  fileEntry,
  type Picture,
  PICTURES_FOLDER,
  PICTURES_LIST,
} from './format.ts';

export type Backup = Awaited<ReturnType<typeof readFolder>>;

/** Reads a backup and checks every file. @throws StopError if it is not a complete backup */
export async function readFolder(folder: string) {
  const manifest = await readManifest(folder);

  async function read(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const expected = manifest.files[name];
    if (!expected) throw new StopError(`The manifest in ${folder} does not list ${name}.`);
    const bytes = await readFile(path.join(folder, name)).catch(() => undefined);
    if (bytes && fileEntry(bytes).sha256 === expected.sha256) return bytes;
    throw new StopError(
      `${name} ${bytes ? `in ${folder} is not what was backed up` : `is missing in ${folder}`}: use a complete copy of the backup.`,
    );
  }

  const tables: Record<string, unknown> = {};
  for (const table of Object.keys(manifest.rows))
    tables[table] = parse(`${table}.json`, await read(`${table}.json`));
  const content = v.safeParse(contentSchema, {
    migration: manifest.migration,
    tables,
    pictures: parse(PICTURES_LIST, await read(PICTURES_LIST)),
  });
  if (!content.success)
    throw new StopError(`The content of ${folder} is not a backup: ${v.summarize(content.issues)}`);
  /** Checks the picture again, because somebody may have changed the file since. */
  const readPicture = (picture: Picture) => read(`${PICTURES_FOLDER}/${picture.path}`);
  for (const picture of content.output.pictures) await readPicture(picture);
  return { manifest, content: content.output, readPicture };
}

async function readManifest(folder: string): Promise<Manifest> {
  const bytes = await readFile(path.join(folder, MANIFEST)).catch(() => {
    throw new StopError(`${folder} holds no backup: the file ${MANIFEST} is missing.`);
  });
  const said = parse(MANIFEST, bytes);
  const format = typeof said === 'object' && said !== null && 'format' in said ? said.format : '';
  if (format !== FORMAT)
    throw new StopError(
      `The backup in ${folder} is of format ${String(format)}, and this version reads format ${FORMAT}: ` +
        `use the version of this project that wrote it.`,
    );
  const manifest = v.safeParse(manifestSchema, said);
  if (!manifest.success)
    throw new StopError(
      `${MANIFEST} in ${folder} is not complete: ${v.summarize(manifest.issues)}`,
    );
  return manifest.output;
}

function parse(name: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    throw new StopError(`${name} cannot be read: use a complete copy of the backup.`);
  }
}
