import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { changeSince, partsFor } from '../../scripts/testing/changed.ts';

/** `npm test -- changed`: of all tests those that a change can break. */

const all = ['src', 'supabase', 'tests', 'scripts', 'deploy', 'public'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath, entry.name)),
);
const QUICK = ['format', 'lint', 'types', 'unused'];

/** The parts for a change of these files, without the quick ones, and the tests that each is told. */
function chosenFor(...files: string[]): Record<string, string[]> {
  const parts = partsFor({ files, all: [...all, ...files] });
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(QUICK));
  return Object.fromEntries(
    parts
      .filter(({ name }) => !QUICK.includes(name))
      .map(({ name, command }) => [name, command.filter((word) => word.startsWith('tests/'))]),
  );
}

test('a component is asked by the tests that import it, and by those of the pages it stands on', () => {
  const chosen = chosenFor('src/hotel/rooms/admin/RoomFields.tsx');
  expect(Object.keys(chosen).toSorted()).toEqual(['component', 'unit']);
  expect(chosen['component']).toContain('tests/component/rooms.test.tsx');
  expect(chosen['component']).not.toContain('tests/component/admin-hero.test.tsx');
  // it reads the text of all code
  expect(chosen['unit']).toContain('tests/unit/words-in-code.test.ts');
});

test('a rule in SQL by the backend, except for what starts whole programs', () => {
  const chosen = chosenFor('supabase/migrations/20260101000300_rooms.sql');
  expect(Object.keys(chosen).toSorted()).toEqual(['backend', 'unit']);
  expect(chosen['backend']).toContain('tests/backend/access-matrix.test.ts');
  expect(chosen['backend']).not.toContain('tests/backend/embedded-start.test.ts');
  expect(chosen['unit']).toContain('tests/unit/migrations.test.ts');
});

test('a style by the built site and the browser tests of that side, and by no component', () => {
  const chosen = chosenFor('src/hotel/hero/view/hero.css');
  expect(chosen).toMatchObject({ compile: [], build: [], e2e: ['tests/e2e/site-a11y.spec.ts'] });
  expect(chosen['component']).toBeUndefined();
  expect(chosenFor('src/hotel/desk/admin/inbox.css')['e2e']).toEqual([
    'tests/e2e/admin-a11y.spec.ts',
    'tests/e2e/staff-screens.spec.ts',
  ]);
});

test('the table of routes by the built site as well', () => {
  const chosen = chosenFor('src/hotel/rules/routes.ts');
  expect(Object.keys(chosen)).toEqual(expect.arrayContaining(['compile', 'build', 'e2e']));
  expect(chosen['component']).toContain('tests/component/site-head.test.tsx');
});

test('what sends letters by the tests of the backend that speak of the outbox', () => {
  const { backend } = chosenFor('supabase/functions/send-outbox/post.ts');
  expect(backend).toContain('tests/backend/outbox.test.ts');
  expect(backend).not.toContain('tests/backend/closings.test.ts');
});

test('a test by itself, in each engine where it is a journey', () => {
  expect(chosenFor('tests/unit/merge.test.ts')).toMatchObject({
    unit: expect.arrayContaining(['tests/unit/merge.test.ts']),
  });
  const journey = ['tests/engines/staff.spec.ts'];
  expect(chosenFor(...journey)).toMatchObject({
    compile: [],
    chromium: journey,
    firefox: journey,
    webkit: journey,
  });
});

test('a test that was just deleted is not asked for', () => {
  expect(Object.values(chosenFor('tests/unit/gone.test.ts')).flat()).not.toContain(
    'tests/unit/gone.test.ts',
  );
});

test('what decides how all tests are run is no case for a part of them, and says so', () => {
  for (const file of ['package.json', 'vite.config.ts', 'tests/support/component-setup.ts'])
    expect(() => chosenFor('src/ui/Button.tsx', file)).toThrow(`${file} decides`);
});

/** A repository with two commits on a branch. */
function repository(branch: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'changed-'));
  const before = process.cwd();
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      stdio: 'pipe',
    });
  const commit = (file: string) => {
    writeFileSync(file, '');
    git('add', file);
    git('commit', '-m', file, '--no-gpg-sign');
  };
  git('init', '-b', branch);
  commit('first');
  commit('second');
  return { git, commit };
}

test('changed is what differs from main, and on main what is not committed, else the last commit', () => {
  const { git, commit } = repository('main');
  expect(changeSince(undefined)).toMatchObject({ since: 'HEAD~1', files: ['second'] });
  writeFileSync('new', '');
  expect(changeSince(undefined).files).toEqual(['new']);
  git('switch', '-c', 'mine');
  commit('third');
  expect(changeSince(undefined).files).toEqual(['third', 'new']);
  expect(changeSince('HEAD~2').files).toEqual(['second', 'third', 'new']);
});

test('where git cannot tell, it is said: no main, no such commit, no repository', () => {
  repository('trunk');
  expect(() => changeSince(undefined)).toThrow(/no branch "main".*name a commit/);
  expect(() => changeSince('nowhere')).toThrow(/not known: git diff .*nowhere/);
  expect(() => changeSince('HEAD')).toThrow('Nothing has changed since HEAD.');
  rmSync('.git', { recursive: true });
  expect(() => changeSince(undefined)).toThrow(/not known: git/);
});
