import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reason, StopError } from './stop-error.ts';

/** Where one embedded backend keeps what it must not lose. */
export type DataFolder = {
  root: string;
  database: string;
  objects: string;
  jwtSecret: string;
  /** What has left, as files to open. */
  outbox: string;
  /** Written once the first migration and seeding are through. */
  ready: string;
};

/** `EMBEDDED_DATA_DIR` lets tests work beside the developer's own data. */
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
      `The data cannot be kept in ${folder.root} (${reason(error)}): ` +
        `make room for a folder there, or name another one with EMBEDDED_DATA_DIR.`,
    );
  }
  return folder;
}

/**
 * A first start that was killed half way leaves a database that cannot be opened; no request was
 * answered before `ready` is written. But a copy that someone put back can lack that file, too, so
 * nothing is deleted: it is moved to a folder beside this one, which no reset touches.
 * @returns where it lies now
 */
export async function setUnfinishedAside(folder: DataFolder): Promise<string | undefined> {
  return existsSync(folder.ready) ? undefined : setAside(folder);
}

/** @returns where the database lies then, with its pictures; undefined where there is none */
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
