import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * The subjects of `src/hotel`, each above all that it stands on: a subject names only those before
 * it (docs/architecture.md, 1).
 */
const SUBJECTS = `
  rules time prices drafts accounts content pictures branding page desk bell editing
  getting-here moon hero luxury house contact testimonials
  rooms good-to-know head blocks pages about home price-pages
  booking subscribers closings reservations shops calendar today invoices figures
  guest-page letters messages guests legal
  reservation-pages room-pages layout dashboard account-pages site-config
  sample`
  .trim()
  .split(/\s+/);

/**
 * The same for models alone. `content` keeps what visitors read for all who ask for it, low in the
 * order; its model gathers the sections and items of every subject, and so stands on their models.
 */
const MODELS = [
  ...SUBJECTS.filter((subject) => subject !== 'content' && subject !== 'sample'),
  'content',
  'sample',
];

const ROOT = 'src/hotel';
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);

/** What a file of the hotel names of it, types and what is fetched later included. */
function namedBy(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, source = '']) => {
    if (source.startsWith('@/hotel/')) return [source.slice('@/hotel/'.length)];
    const beside = path.posix.join(path.posix.dirname(file), source);
    return source.startsWith('.') && !beside.startsWith('..') ? [beside] : [];
  });
}

/** The imports of a file that its subject does not stand on. */
function upward(file: string, text: string): string[] {
  const [from = '', ...inside] = file.split('/');
  return namedBy(file, text)
    .filter((named) => {
      const [to = '', ...below] = named.split('/');
      const order = inside.length === 1 && below.length === 1 ? MODELS : SUBJECTS;
      return order.indexOf(to) > order.indexOf(from);
    })
    .map((named) => `${file} → ${named}`);
}

test('every subject of the hotel has its place in the order', () => {
  expect([...SUBJECTS].sort()).toEqual(readdirSync(ROOT).sort());
});

test('a subject names only those that it stands on', () => {
  const found = FILES.flatMap((file) => upward(file, readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});

test.each([
  ['desk/admin/A.tsx', "import { a } from '@/guests/messages/message';", 1],
  ['desk/admin/A.tsx', "import type { A } from '@/guests/messages/message';", 1],
  [
    'desk/admin/A.tsx',
    "const a = await import('@/guests/messages/staff-queries/messages-queries');",
    1,
  ],
  ['desk/admin/A.tsx', "export { a } from '@/guests/messages/message';", 1],
  ['messages/admin/A.tsx', "import { a } from '@/desk/lists/csv';", 0],
  ['messages/admin/A.tsx', "import { a } from './B';", 0],
  ['rules/a.ts', "import { a } from '../rooms/room.ts';", 1],
  ['rules/a.ts', "import { a } from '../../words/staff.ts';", 0],
  ['content/a.ts', "import { a } from '../rooms/room.ts';", 0],
  ['rooms/a.ts', "import { a } from '../content/sections.ts';", 1],
  ['content/queries/a.ts', "import { a } from '@/content/schema/room';", 1],
  ['rooms/admin/A.tsx', "import { a } from '@/content/store/sections';", 0],
])('%s: %s is refused %i times', (file, text, times) => {
  expect(upward(file, text)).toHaveLength(times);
});
