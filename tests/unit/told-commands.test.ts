import { globSync, readFileSync } from 'node:fs';
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
  expect(found(/functions deploy(?! send-outbox --use-api)/g)).toEqual([]);
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
