import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

test('only functions that the project has are deployed', () => {
  const step = stepsFor(BEHIND, true).find(({ name }) => name === 'Functions');
  expect(step?.command.slice(3)).toEqual([
    'functions',
    'deploy',
    'send-outbox',
    '--use-api',
    '--remote=abcdefgh',
  ]);
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

test.each([0, 1, 2])('the program ends as its doctor does: with %i', (status) => {
  const applied = JSON.stringify({ migrations: ALL.map((remote) => ({ remote })) });
  const programs = { npx: `echo '${applied}'`, npm: `[ "$2" != doctor ] || exit ${status}` };
  for (const [name, line] of Object.entries(programs))
    writeFileSync(path.join(root, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  const words = ['scripts/upgrade/run.ts', '--url', BEHIND.url, '--yes'];
  const env = { PATH: root, SITE_URL: 'https://hotel.test' };
  expect(spawnSync(process.execPath, words, { env }).status).toBe(status);
});

test('the guide has the same steps with the same names', () => {
  vi.restoreAllMocks();
  const guide = readFileSync('docs/deploy.md', 'utf8');
  const [, table = ''] = /\n\| step +\|[^\n]*\n([^]*?)\n\n/.exec(guide) ?? [];
  const told = [...table.matchAll(/^\| (\w+)/gm)].map(([, name]) => name);
  expect(told).toEqual(stepsFor(BEHIND, true).map(({ name }) => name));
});
