import path from 'node:path';
import os from 'node:os';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { versionOfDatabase } from '../../supabase/embedded/released.ts';
import { reason, StopError } from '../../supabase/embedded/stop-error.ts';
import {
  type Content,
  FORMAT,
  type Manifest,
  MANIFEST,
  fileEntry,
  type Picture,
  PICTURES_FOLDER,
  PICTURES_LIST,
  prettyJson,
} from './format.ts';

/** Folders whose files visitors can read. */
const PUBLISHED = /^(public|dist(-[^/\\]*)?)([/\\]|$)/;
/** Makes git, and tools that read .gitignore, ignore the backup wherever it is. */
const GITIGNORE = '# A backup: guests’ names and addresses.\n*\n';

type Options = {
  folder: string;
  content: Content;
  fetchPicture: (picture: Picture) => Promise<Uint8Array>;
  now: Date;
};

/**
 * Writes a backup next to its folder and moves it there when it is complete. Only its owner may
 * read it, because it contains guests' data.
 * @throws StopError if the folder is not empty, a picture is missing or the disk is full
 */
export async function writeFolder(options: Options): Promise<Manifest> {
  const folder = path.resolve(options.folder);
  if (PUBLISHED.test(path.relative(process.cwd(), folder)))
    throw new StopError(
      `Visitors can read ${folder}, and a backup has guests' names and addresses: ` +
        `name another folder with --to, or leave --to out.`,
    );
  await refuseUsed(folder);
  let part: string | undefined;
  try {
    await mkdir(path.dirname(folder), { recursive: true });
    await removeAbandoned(path.dirname(folder));
    part = await mkdtemp(`${folder}-part-${process.pid}-`);
    const manifest = await writeFiles(part, options);
    if (existsSync(folder)) await rmdir(folder);
    await rename(part, folder);
    return manifest;
  } catch (error) {
    if (part) await rm(part, { recursive: true, force: true });
    if (error instanceof StopError) throw error;
    throw new StopError(
      `The backup cannot be written to ${folder} (${reason(error)}): no part of it was stored. ` +
        `Make room there, or name another folder with --to.`,
    );
  }
}

/** Removes incomplete backups of processes that were killed, because they contain guests' data. */
async function removeAbandoned(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const [, pid] = /-part-(\d+)-\w{6}$/.exec(name) ?? [];
    const isOurs = await readFile(path.join(root, name, '.gitignore'), 'utf8').catch(() => '');
    if (pid && isOurs === GITIGNORE && !isRunning(Number(pid)))
      await rm(path.join(root, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

async function writeFiles(
  root: string,
  { content, fetchPicture, now }: Options,
): Promise<Manifest> {
  const files: Manifest['files'] = {};
  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, bytes, { mode: 0o600 });
    files[name] = fileEntry(bytes);
  }
  await writeFile(path.join(root, '.gitignore'), GITIGNORE);
  for (const [table, rows] of Object.entries(content.tables))
    await write(`${table}.json`, prettyJson(rows));
  await write(PICTURES_LIST, prettyJson(content.pictures));
  for (const picture of content.pictures)
    await write(`${PICTURES_FOLDER}/${picture.path}`, await fetchPicture(picture));
  const manifest: Manifest = {
    format: FORMAT,
    takenAt: now.toISOString(),
    version: versionOfDatabase(content.migration),
    migration: content.migration,
    rows: Object.fromEntries(
      Object.entries(content.tables).map(([table, rows]) => [table, rows.length]),
    ),
    pictures: content.pictures.length,
    files: { ...files }, // without itself
  };
  await write(MANIFEST, prettyJson(manifest));
  return manifest;
}

async function refuseUsed(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new StopError(`${folder} is not a folder: name a folder with --to.`);
  });
  if (found.length > 0)
    throw new StopError(
      `There is something in ${folder} already: name an empty or new folder with --to.`,
    );
}

/** The default folder is outside the repository, so that git does not find guests' names. */
export function backupFolder(reference: string, now: Date, why = ''): string {
  const root = process.env['HOTEL_BACKUPS'] || path.join(os.homedir(), 'hotel-backups');
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return path.join(root, reference.replaceAll(':', '-'), `${time}${why}`);
}
