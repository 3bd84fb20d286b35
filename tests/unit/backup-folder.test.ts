import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Content, fileEntry, MANIFEST, prettyJson } from '../../scripts/backup/format.ts';
import { TABLES } from '../../scripts/backup/format.ts';
import { readFolder } from '../../scripts/backup/read-folder.ts';
import { writeFolder } from '../../scripts/backup/write-folder.ts';
import { migrationFiles, migrationNumber, releases } from '../../supabase/embedded/released.ts';
import { thisVersion, versionOfDatabase } from '../../supabase/embedded/released.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'hotel-folder-'));
  folder = path.join(root, 'backup');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const CONTENT: Content = {
  migration: '20260101001200',
  tables: Object.fromEntries(TABLES.map((table) => [table, [{ id: table }]])),
  pictures: [{ path: 'hero/1-a.png', type: 'image/png', cacheControl: null }],
};
const write = (fetchPicture = async () => new Uint8Array([1, 2, 3])) =>
  writeFolder({ folder, content: CONTENT, fetchPicture, now: new Date(0) });

test('what was written is read again', async () => {
  const manifest = await write();
  const { content, readPicture } = await readFolder(folder);
  expect(content).toEqual(CONTENT);
  for (const picture of content.pictures)
    expect([...(await readPicture(picture))]).toEqual([1, 2, 3]);
  expect(manifest).toMatchObject({ format: 1, pictures: 1, takenAt: '1970-01-01T00:00:00.000Z' });
});

test('only its owner may read a backup', async () => {
  await write();
  for (const name of ['reservations.json', 'pictures/hero/1-a.png', MANIFEST])
    expect((await stat(path.join(folder, name))).mode & 0o077).toBe(0);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

test('an empty folder is used, one that holds something is not', async () => {
  await mkdir(folder);
  await write();
  await expect(write()).rejects.toThrow(/There is something in .*backup already/);
});

test('what a killed backup left is removed by the next one, and nothing else', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']); // has ended
  const part = (of: number) => `backup-part-${of}-abcdef`;
  for (const name of [part(pid), part(process.pid), `mine-${part(pid)}`])
    await mkdir(path.join(root, name));
  await write();
  const ignore = await readFile(path.join(folder, '.gitignore'));
  for (const name of [part(pid), part(process.pid)])
    await writeFile(path.join(root, name, '.gitignore'), ignore);
  await rm(folder, { recursive: true });
  await write();
  expect(await readdir(root)).toEqual(['backup', part(process.pid), `mine-${part(pid)}`]);
});

test('a backup is of the version of its database', async () => {
  expect((await write()).version).toBe(thisVersion());
  expect(versionOfDatabase(migrationNumber(migrationFiles()[0] ?? ''))).toBe(
    Object.keys(releases())[0],
  );
});

test('a file in the place of the folder is left alone', async () => {
  await writeFile(folder, 'mine');
  await expect(write()).rejects.toThrow(/is not a folder/);
  expect(await readFile(folder, 'utf8')).toBe('mine');
});

test('a full disk leaves nothing behind', async () => {
  const full = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  await expect(write(full)).rejects.toThrow(
    /cannot be written to .*ENOSPC.*no part of it was stored\. Make room/,
  );
  expect(await readdir(root)).toEqual([]);
});

test.each<[string, () => Promise<void>, RegExp]>([
  ['that is not there', async () => rm(folder, { recursive: true }), /holds no backup/],
  ['without a table', () => rm(path.join(folder, 'rooms.json')), /rooms\.json is missing/],
  [
    'without a picture',
    () => rm(path.join(folder, 'pictures/hero/1-a.png')),
    /pictures\/hero\/1-a\.png is missing/,
  ],
  [
    'with a picture that was changed',
    () => writeFile(path.join(folder, 'pictures/hero/1-a.png'), 'x'),
    /1-a\.png in .* is not what was backed up/,
  ],
  [
    'with a table that was changed',
    () => writeFile(path.join(folder, 'rooms.json'), '[]'),
    /rooms\.json in .* is not what was backed up/,
  ],
  ['of another format', () => change({ format: 2 }), /is of format 2, and this version reads/],
  [
    'whose manifest is cut off',
    () => writeFile(path.join(folder, MANIFEST), '{"form'),
    /cannot be read/,
  ],
  [
    'whose manifest is not complete',
    () => change({ files: undefined }),
    /manifest\.json in .* is not complete/,
  ],
  ['that names a picture outside', () => rename('../../x'), /is not a backup/],
])('a folder %s is refused', async (_what, damage, sentence) => {
  await write();
  await damage();
  await expect(readFolder(folder)).rejects.toThrow(sentence);
});

test('what cannot be sent as a header of a picture is left out', async () => {
  await write();
  await rename('hero/1-a.png', 'max-age=60\r\nx-evil: 1');
  expect((await readFolder(folder)).content.pictures[0]).toMatchObject({ cacheControl: null });
});

async function change(fields: object): Promise<void> {
  const file = path.join(folder, MANIFEST);
  const manifest: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, prettyJson({ ...manifest, ...fields }));
}

/** Changes the picture's path, as an attacker would who wants the upload of another file. */
async function rename(to: string, cacheControl: string | null = null): Promise<void> {
  const list = prettyJson([{ path: to, type: null, cacheControl }]);
  await writeFile(path.join(folder, 'pictures.json'), list);
  const manifest = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as {
    files: object;
  };
  await change({ files: { ...manifest.files, 'pictures.json': fileEntry(list) } });
}
