import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * The rule of the house is enforced by lint. These tests plant imports in a copy of the tree's
 * shape and look whether the linter sees them.
 */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  cpSync('oxlint.config.ts', path.join(folder, 'oxlint.config.ts'));
  cpSync('tsconfig.json', path.join(folder, 'tsconfig.json'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lints the planted files and gives what the linter printed. */
function lint(files: Record<string, string>): string {
  const src = path.join(folder, 'src');
  rmSync(src, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(src, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  try {
    const linter = path.resolve('node_modules/oxlint/bin/oxlint');
    return execFileSync(process.execPath, [linter, '--format=unix', 'src'], {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch (error) {
    // The linter ends with 1 when it finds something; what it found is on its output.
    return String(Reflect.get(Object(error), 'stdout'));
  }
}

const REFUSED: [string, string][] = [
  ['domain/planted.ts', '@/lib/cn'],
  ['domain/planted.ts', 'react'],
  ['domain/planted.ts', '@tanstack/react-query'],
  ['domain/planted.ts', 'vite'],
  ['lib/planted.ts', '@/hotel/rules/limits'],
  ['lib/planted.ts', 'react'],
  ['services/visitor/planted.ts', '@/hotel/content/queries/content'],
  ['services/visitor/planted.ts', '@supabase/supabase-js'],
  ['services/visitor/planted.ts', '@/hotel/accounts/staff-services/auth'],
  ['services/staff/planted.ts', '@tanstack/react-query'],
  ['services/staff/planted.ts', '@/ui/toast'],
  ['queries/planted.ts', '@/hotel/home/site/HomePage'],
  ['queries/planted.ts', '@/hotel/accounts/staff-services/auth'],
  ['queries/staff/planted.ts', '@supabase/supabase-js'],
  ['ui/planted.ts', '@/hotel/rules/limits'],
  ['ui/planted.ts', '@tanstack/react-query'],
  ['site/planted.ts', '@/app/AdminApp'],
  ['site/planted.ts', '@/hotel/content/services/content'],
  ['site/planted.ts', '@/hotel/accounts/staff-queries/session'],
  ['site/planted.ts', 'react-hook-form'],
  ['admin/planted.ts', '@/hotel/accounts/staff-services/auth'],
  ['admin/planted.ts', '@supabase/supabase-js'],
  ['admin/planted.ts', '@/hotel/home/site/HomePage'],
  ['admin/planted.ts', '@/app/App'],
  ['app/planted.ts', '@supabase/supabase-js'],
  ['site/home/planted.ts', '../rooms/RoomPage'],
];

const WELCOME: [string, string][] = [
  ['domain/planted.ts', 'valibot'],
  ['services/visitor/planted.ts', '@/hotel/rules/limits'],
  ['services/staff/planted.ts', '@supabase/supabase-js'],
  ['queries/planted.ts', '@/hotel/content/services/content'],
  ['queries/staff/planted.ts', '@/hotel/accounts/staff-services/auth'],
  ['site/planted.ts', '@/hotel/content/queries/content'],
  ['admin/planted.ts', '@/hotel/hero/view/Hero'],
  ['admin/planted.ts', 'react-hook-form'],
  ['app/planted.ts', '@/hotel/home/site/HomePage'],
];

test.each(REFUSED)('an import in %s of %s is refused', (file, source) => {
  expect(lint({ [file]: `import * as planted from '${source}';\nplanted();\n` })).toContain(
    'no-restricted-imports',
  );
});

test.each(WELCOME)('an import in %s of %s is welcome', (file, source) => {
  expect(lint({ [file]: `import * as planted from '${source}';\nplanted();\n` })).not.toContain(
    'no-restricted-imports',
  );
});

test('a cycle of imports is refused', () => {
  const output = lint({
    'ui/one.ts': "import { two } from './two';\nexport const one = (): unknown => two;\n",
    'ui/two.ts': "import { one } from './one';\nexport const two = (): unknown => one;\n",
  });
  expect(output).toContain('no-cycle');
});

test('any, the non-null mark, interfaces and default exports are refused', () => {
  const output = lint({
    'ui/loose.ts':
      'export interface A { b: string }\nexport const c = (d: any) => d!.e;\nexport default c;\n',
  });
  for (const rule of [
    'no-explicit-any',
    'no-non-null-assertion',
    'consistent-type-definitions',
    'no-default-export',
  ]) {
    expect(output).toContain(rule);
  }
});

test.each([
  'new Intl.NumberFormat().format(1)',
  "[1].map((price) => price.toLocaleString('en-US'))",
  "new Date(0).toLocaleDateString('en-CA')",
  'new Date(0).getDate()',
  "Date.parse('2026-11-20')",
  "['b', 'a'].sort((one, other) => one.localeCompare(other))",
])('%s, which differs with the reader’s locale or zone, is refused', (code) => {
  expect(lint({ 'ui/planted.ts': `export const planted = ${code};\n` })).toContain(
    'no-restricted-',
  );
});

test('a date is made from text only where it is taken apart first', () => {
  const makers = ['src', 'supabase/functions', 'deploy']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => path.join(root, name)),
    )
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .filter((file) => /\bnew Date\((?!\))/.test(readFileSync(file, 'utf8')));
  expect(makers.sort()).toEqual([
    'src/hotel/time/dates.ts',
    'src/hotel/calendar/ics.ts',
    'src/hotel/time/relative-time.ts',
  ]);
});

test('src holds exactly the rooms of the house', () => {
  const entries = readdirSync('src', { withFileTypes: true });
  const rooms = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  expect(rooms.sort()).toEqual([
    'admin',
    'app',
    'domain',
    'lib',
    'queries',
    'services',
    'site',
    'ui',
  ]);
});

test.each(['localStorage', 'sessionStorage'])('%s itself, which may throw, is refused', (name) => {
  expect(lint({ 'ui/planted.ts': `export const planted = ${name}.length;\n` })).toContain(
    'no-restricted-globals',
  );
});
