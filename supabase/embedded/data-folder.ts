import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reason, StopError } from './stop-error.ts';

export type DataFolder = {
  root: string;
  database: string;
  objects: string;
  jwtSecret: string;
  /** Folder with sent e-mails and alerts, as files to open. */
  outbox: string;
  /** File that is written when the first migration and seeding are done. */
  ready: string;
};

/** The data folder's paths. Tests name another folder in `EMBEDDED_DATA_DIR`. */
export function dataFolder(root = process.env['EMBEDDED_DATA_DIR']): DataFolder {
  const folder = path.resolve(root || 'supabase/.temp/embedded');
  return {
    root: folder,
    database: path.join(folder, 'pgdata'),
    objects: path.join(folder, 'objects'),
    jwtSecret: path.join(folder, 'jwt-secret'),
    outbox: path.join(folder, 'outbox'),
    ready: path.join(folder, 'ready'),
  };
}

export async function makeDataFolder(folder: DataFolder): Promise<DataFolder> {
  try {
    await mkdir(folder.root, { recursive: true });
    await chmod(folder.root, 0o700);
  } catch (error) {
    throw new StopError(
      `The data cannot be stored in ${folder.root} (${reason(error)}): ` +
        `make this folder writable, or name another one with EMBEDDED_DATA_DIR.`,
    );
  }
  return folder;
}

/**
 * Moves a database aside if its first start did not finish (the file `ready` is missing), because
 * PGlite may be unable to open it. Does not delete it: it may be a restored copy.
 * @returns the new folder
 */
export async function setUnfinishedAside(folder: DataFolder): Promise<string | undefined> {
  return existsSync(folder.ready) ? undefined : setAside(folder);
}

/** Moves the database and its pictures. @returns the new folder, if there was a database */
export async function setAside(folder: DataFolder): Promise<string | undefined> {
  if (!existsSync(folder.database)) return undefined;
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const aside = await mkdtemp(`${folder.root}-set-aside-${time}-`);
  for (const part of [folder.ready, folder.database, folder.objects])
    if (existsSync(part)) await rename(part, path.join(aside, path.basename(part)));
  return aside;
}

export async function markReady(folder: DataFolder): Promise<void> {
  await writeFile(folder.ready, `${new Date().toISOString()}\n`);
}
