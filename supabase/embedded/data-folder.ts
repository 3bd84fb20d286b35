import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where one embedded backend keeps what it must not lose. */
export type DataFolder = {
  root: string;
  database: string;
  objects: string;
  jwtSecret: string;
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
    ready: path.join(folder, 'ready'),
  };
}

export async function makeDataFolder(folder: DataFolder): Promise<DataFolder> {
  await mkdir(folder.root, { recursive: true });
  await chmod(folder.root, 0o700);
  return folder;
}

/**
 * A first start that was killed half way leaves a database that cannot be opened. Nobody's data
 * is in it: no request is answered before `ready` is written.
 */
export async function clearUnfinishedStart(folder: DataFolder): Promise<boolean> {
  if (existsSync(folder.ready) || !existsSync(folder.database)) return false;
  await rm(folder.database, { recursive: true, force: true });
  await rm(folder.objects, { recursive: true, force: true });
  return true;
}

export async function markReady(folder: DataFolder): Promise<void> {
  await writeFile(folder.ready, `${new Date().toISOString()}\n`);
}
