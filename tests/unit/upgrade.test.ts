import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFolder } from '../../scripts/backup/write-folder.ts';
import { type ProjectState, stepsFor } from '../../scripts/upgrade/steps.ts';
import { migrationFiles, migrationNumber } from '../../supabase/embedded/released.ts';
import { newestMigration } from '../../supabase/embedded/released.ts';

const NOW = new Date('2026-12-24T12:00:00Z');
const ALL = migrationFiles().map(migrationNumber);
const later = String(BigInt(newestMigration()) + 1n);
const BEHIND: ProjectState = {
  url: 'https://abcdefgh.supabase.co',
  remote: 'abcdefgh',
  site: 'https://hotel.test',
  applied: ALL,
  functions: ['send-outbox', 'of-their-own'],
  now: NOW,
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'hotel-steps-'));
  mkdirSync(path.join(root, 'supabase/migrations'), { recursive: true });
  for (const file of [...migrationFiles(), `${later}_later.sql`])
    writeFileSync(path.join(root, 'supabase/migrations', file), '');
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const open = (seen: Partial<ProjectState> = {}, buildsHere = true) =>
  stepsFor({ ...BEHIND, ...seen }, buildsHere)
    .filter(({ done }) => done === undefined)
    .map(({ name }) => name);

test.each<[string, string[], Partial<ProjectState>, boolean?]>([
  ['one that is behind', ['Backup', 'Migrations', 'Functions', 'Build', 'Doctor'], {}],
  ['one that is brought along', ['Functions', 'Build', 'Doctor'], { applied: [...ALL, later] }],
  ['one without functions', ['Backup', 'Migrations', 'Build', 'Doctor'], { functions: ['x'] }],
  ['a host that builds', ['Backup', 'Migrations', 'Functions', 'Doctor'], {}, false],
  ['no address of the site', ['Backup', 'Migrations', 'Functions', 'Build'], { site: undefined }],
])('for %s there is to do: %j', (_what, names, seen, buildsHere = true) => {
  expect(open(seen, buildsHere)).toEqual(names);
});

test('only functions that the project has are deployed, and with the sender the one for invited people', () => {
  const step = stepsFor(BEHIND, true).find(({ name }) => name === 'Functions');
  const words = 'functions deploy join send-outbox --use-api --remote=abcdefgh';
  expect(step?.command.slice(3)).toEqual(words.split(' '));
});

test.each([
  [[], 'has no database yet'],
  [
    ['20250101000000', ...ALL],
    'was made by migrations that are not in this folder (20250101000000)',
  ],
  [[...ALL, '29990101000000'], 'has a later version (migration 29990101000000) than this'],
])('a project with the migrations %j is refused', (applied, sentence) => {
  expect(() => open({ applied })).toThrow(sentence);
});

test.each([0, 1, 2])(
  'an upgrade gives the secret key to its backup only, shows its steps, and ends as its doctor does: with %i',
  async (status) => {
    const migrations = ALL.slice(0, -1).map((remote) => ({ remote }));
    const list = JSON.stringify({ migrations, functions: [{ slug: 'send-outbox' }] });
    const content = { migration: newestMigration(), tables: {}, pictures: [] };
    const [folder, fetchPicture] = [path.join(root, BEHIND.remote, 'kept'), vi.fn()];
    await writeFolder({ folder, content, fetchPicture, now: NOW });
    const program = `#!/bin/sh
    echo $2 $3 $4 $SUPABASE_SECRET_KEY >>'${root}/steps'
    case $2 in supabase@3) echo '${list}'; echo working >&2;; backup) /bin/cp -R '${folder}' $7;; doctor) exit ${status};; esac`;
    for (const name of ['npx', 'npm'])
      writeFileSync(path.join(root, name), program, { mode: 0o755 });
    const words = ['scripts/upgrade/run.ts', '--url', BEHIND.url, '--yes'];
    const place = { PATH: root, HOTEL_BACKUPS: root, SITE_URL: BEHIND.site };
    const env = { ...place, SUPABASE_SECRET_KEY: 'k3y' };
    const run = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
    expect(run.status).toBe(status);
    // Shows what the tool prints for Migrations and Functions, but not the lists that it reads.
    expect(run.stdout.split(list)).toHaveLength(3);
    expect(run.stderr.split('working')).toHaveLength(5);
    const steps = readFileSync(path.join(root, 'steps'), 'utf8').trim().split('\n');
    expect(steps.filter((step) => step.includes('k3y'))).toEqual(['backup -- --url k3y']);
    expect(steps).toHaveLength(7); // reads migrations and functions, then five steps
  },
);

test('the guide has the same steps with the same names', () => {
  vi.restoreAllMocks();
  const guide = readFileSync('docs/deploy.md', 'utf8');
  const [, table = ''] = /\n\| step +\|[^\n]*\n([^]*?)\n\n/.exec(guide) ?? [];
  const told = [...table.matchAll(/^\| (\w+)/gm)].map(([, name]) => name);
  expect(told).toEqual(stepsFor(BEHIND, true).map(({ name }) => name));
});
