import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { backUp } from '../../scripts/backup/backup.ts';
import { MANIFEST, TABLES } from '../../scripts/backup/format.ts';
import { confirmReplacing } from '../../scripts/backup/confirm-replacing.ts';
import { readFolder } from '../../scripts/backup/read-folder.ts';
import { projectOf } from '../../scripts/project/project.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'hotel-live-'));
  vi.stubEnv('HOTEL_BACKUPS', path.join(root, 'kept'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

function project({ isEmbedded = false, status = 200 } = {}) {
  const tables = Object.fromEntries(TABLES.map((table) => [table, [{ id: table }]]));
  const backup = { migration: '2026', tables: { ...tables, reservations: [{}, {}] }, pictures: [] };
  return projectOf({
    url: 'https://abcdefghijklmnopqrst.supabase.co',
    name: 'the project',
    isEmbedded,
    apikey: 'a',
    bearer: 'a',
    send: async () => Response.json(backup, { status }),
  });
}

async function replacing(asked = {}, of = project(), typed = 'abcdefghijklmnopqrst') {
  const said: string[] = [];
  const questions: string[] = [];
  await confirmReplacing(of, {
    incoming: { rooms: 3, reservations: 0 },
    keepsGuests: false,
    said: undefined,
    withoutBackup: false,
    now: new Date(0),
    say: (line) => said.push(line),
    ask: async (question) => {
      questions.push(question);
      return typed;
    },
    ...asked,
  });
  return { said: said.join('\n'), questions };
}
const BEFORE = 'kept/abcdefghijklmnopqrst/1970-01-01T00-00-00-before-restore';

test('what is there is backed up, both sides are counted, and the live project is named', async () => {
  const { said, questions } = await replacing();
  expect(said).toContain(path.join(root, BEFORE));
  expect(said).toMatch(/ 2 +0 {2}reservations/);
  expect(said).toMatch(/ 1 +3 {2}rooms/);
  expect(said).toContain('https://abcdefghijklmnopqrst.supabase.co is live');
  expect(questions).toEqual(['  Type its reference (abcdefghijklmnopqrst) to continue: ']);
  const { manifest } = await readFolder(path.join(root, BEFORE));
  expect(manifest.rows).toMatchObject({ reservations: 2 });
});

test('another reference stops it, typed or said', async () => {
  await expect(replacing({}, project(), 'yes')).rejects.toThrow(
    /not the project's reference: nothing was/,
  );
  await expect(replacing({ said: 'other' })).rejects.toThrow(/--project names other, and this is/);
  await expect(replacing({ said: 'x' }, project({ isEmbedded: true }))).rejects.toThrow(
    /this is the embedded backend/,
  );
});

test('a reference that was said beforehand is not asked for', async () => {
  expect((await replacing({ said: 'abcdefghijklmnopqrst' })).questions).toEqual([]);
});

test('where nobody can be asked it says how to name the project', async () => {
  const ask = () => Promise.reject(new Error('no terminal'));
  await expect(replacing({ ask })).rejects.toThrow(/--project abcdefghijklmnopqrst/);
});

test('the embedded backend is backed up too, and not asked about', async () => {
  const { questions } = await replacing({}, project({ isEmbedded: true }));
  expect(questions).toEqual([]);
  expect(await readdir(path.join(root, 'kept/at-home'))).toHaveLength(1);
});

test('without a backup of what is there it goes on only where that is said', async () => {
  const broken = () => project({ status: 500 });
  await expect(replacing({}, broken())).rejects.toThrow(/Nothing was changed.*--without-backup/s);
  const { questions } = await replacing({ withoutBackup: true }, broken());
  expect(questions).toHaveLength(1);
});

test('guests who stay are counted as they are', async () => {
  const { said } = await replacing({ keepsGuests: true });
  expect(said).toContain('This backup has no guests: the current guests stay.');
  expect(said).toMatch(/ 2 +2 {2}reservations/);
});

test('git and the formatter pass a backup over, wherever in a repository it lies', async () => {
  const repository = path.join(root, 'repository');
  await mkdir(repository);
  await cp('.oxfmtrc.json', path.join(repository, '.oxfmtrc.json'));
  await backUp(project(), path.join(repository, 'my-site'), new Date(0));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' });
  git('init', '-q');
  git('add', '-A');
  expect(git('ls-files').trim()).toBe('.oxfmtrc.json');
  const before = await readFile(path.join(repository, 'my-site', MANIFEST), 'utf8');
  execFileSync(process.execPath, [path.resolve('node_modules/oxfmt/bin/oxfmt')], {
    cwd: repository,
  });
  expect(await readFile(path.join(repository, 'my-site', MANIFEST), 'utf8')).toBe(before);
  await readFolder(path.join(repository, 'my-site'));
});

test.each(['public/backup', 'dist', 'dist-hosts/x'])('%s is no place for a backup', async (to) => {
  await expect(backUp(project(), to, new Date(0))).rejects.toThrow(/Visitors can read/);
});
