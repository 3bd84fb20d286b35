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

/** Wherever a backup lies, git passes it over, and so does all that asks git what to look at. */
const GITIGNORE = '# A backup: guests’ names and addresses.\n*\n';

type Options = {
  folder: string;
  content: Content;
  /** The bytes of one picture. */
  fetchPicture: (picture: Picture) => Promise<Uint8Array>;
  now: Date;
};

/**
 * Writes a backup beside where it shall lie and moves it there when it is whole: the folder is never
 * there half. Guests' data are in it, so its owner alone may read it, and git leaves it alone.
 * @throws StopError where there is something already, where a picture cannot be had or the disk is full
 */
export async function writeFolder(options: Options): Promise<Manifest> {
  const folder = path.resolve(options.folder);
  refusePublished(folder);
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
      `The backup cannot be written to ${folder} (${reason(error)}): nothing of it was kept. ` +
        `Make room there, or name another folder with --to.`,
    );
  }
}

/** Removes what backups left half done whose process was killed: guests' data lie in it. */
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

/** An empty folder is fine: someone has made it for this. */
async function refuseUsed(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new StopError(`${folder} is not a folder: name another one with --to.`);
  });
  if (found.length > 0)
    throw new StopError(`There is something in ${folder} already: name a new folder with --to.`);
}

/** What anybody on the internet is shown, or soon will be. */
const PUBLISHED = /^(public|dist(-[^/\\]*)?)([/\\]|$)/;

/**
 * A folder for a backup of this moment, where nobody has said another: outside of the repository, so
 * that neither git nor the formatter comes across guests' names. `HOTEL_BACKUPS` names another place.
 * @param reference of the project that it is of
 */
export function backupFolder(reference: string, now: Date, why = ''): string {
  const root = process.env['HOTEL_BACKUPS'] || path.join(os.homedir(), 'hotel-backups');
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return path.join(root, reference.replaceAll(':', '-'), `${time}${why}`);
}

/** @throws StopError for a folder of which the next build or upload would publish what is in it */
function refusePublished(folder: string, repository = process.cwd()): void {
  const inside = path.relative(repository, path.resolve(folder));
  if (PUBLISHED.test(inside))
    throw new StopError(
      `${folder} is a folder that visitors are shown, and a backup holds guests' names and addresses: ` +
        `name another one with --to, or leave --to out.`,
    );
}
