import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { SAMPLE_HOTEL_WORDS } from '../support/sample-hotel-words.ts';

const MAY = [
  ...globSync('src/content/schema/sections/*.ts'),
  'src/content/schema/room.ts',
  'src/content/schema/testimonial.ts',
  ...globSync('src/content/sample/*.ts'),
  'src/content/schema/sample-name.ts',
  'src/content/store/built-in-pictures.ts',
  'src/front/sign-in/common-passwords.ts',
];

test('nothing but the built-in content tells of the sample hotel', () => {
  const told = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => path.join('src', name))
    .filter((file) => /\.tsx?$/.test(file) && !MAY.includes(file))
    .flatMap((file) => textsOf(file).map((text) => `${file}: ${text}`))
    .filter((text) => SAMPLE_HOTEL_WORDS.test(text.slice(text.indexOf(': '))));
  expect(told).toEqual([]);
});

function textsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { comments } = parseSync(file, code);
  const bare = comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    code,
  );
  return bare.split('\n');
}
