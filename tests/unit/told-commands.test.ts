import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What tells people what to do, beside the guide itself. */
const TOLD = ['scripts/**/*.ts', 'supabase/embedded/*.ts', 'deploy/**/*.{ts,sql}', '.env.example']
  .flatMap((pattern) => globSync(pattern))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const GUIDE = readFileSync('docs/deploy.md', 'utf8');

/** Everything that matches, with the file it is in. */
function found(pattern: RegExp): string[] {
  return TOLD.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`),
  );
}

test('commands of Supabase’s tool are told as they work', () => {
  expect(found(/npx supabase@3 \w+/g).length).toBeGreaterThan(2);
  expect(found(/npx supabase(?!@3 )/g)).toEqual([]);
  expect(found(/db push(?! --remote)/g)).toEqual([]);
  expect(found(/functions deploy(?! (?:send-outbox|read-calendars calendar) --use-api)/g)).toEqual(
    [],
  );
});

test('every section of the guide that is pointed to is there', () => {
  const pointed = found(/docs\/deploy\.md, .*?(?=[).`"])/g);
  expect(pointed.length).toBeGreaterThan(4);
  for (const place of pointed) {
    const [, section] = /docs\/deploy\.md, section (\d+)/.exec(place) ?? [];
    expect(GUIDE, place).toMatch(new RegExp(`^## ${section}\\. `, 'm'));
  }
});

test('files that are pointed to are there', () => {
  const files = found(/(supabase\/migrations\/\d+_\w+\.sql|deploy\/[\w-]+\.sql)/g);
  expect(files.length).toBeGreaterThan(2);
  for (const place of files) {
    const [, file = ''] = place.split(': ');
    expect(globSync(file), place).toEqual([file]);
  }
});

test('every decision that is referred to is there, and in the list', () => {
  const files = globSync('docs/decisions/*-*.md').map((file) => path.basename(file));
  const numbers = files.map((file) => file.slice(0, 4));
  const texts = [
    '*.{md,ts}',
    '{bench,deploy,docs,rehearsal,scripts,src,supabase,tests}/**/*.{css,md,mjs,sql,toml,ts,tsx}',
  ]
    .flatMap((pattern) => globSync(pattern, { exclude: ['**/node_modules'] }))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const referred = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdecisions?[\s*/]+(\d[\w-]*(?:\.md)?(?:(?:, | and )\d+)*)/g)].flatMap(
      ([, names = '']) => names.split(/, | and /).map((name) => `${file}: ${name}`),
    ),
  );
  expect(referred.length).toBeGreaterThan(50);
  const isThere = (name = '') => files.includes(name) || numbers.includes(name);
  expect(referred.filter((place) => !isThere(place.split(': ')[1]))).toEqual([]);
  const list = readFileSync('docs/decisions/README.md', 'utf8');
  expect([...list.matchAll(/^- \[\d+\]\((.+?)\)/gm)].map(([, file]) => file)).toEqual(
    files.toSorted(),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
});
