import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * A language from right to left turns a page round by itself where its styles say start and end. What
 * has a side of its own all the same is turned round in src/app/right-to-left.css.
 */
const PHYSICAL =
  /(?<![-\w])(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)\b|(?<![-\w])(?:left|right)\s*:|text-align:\s*(?:left|right)|(?:float|clear):\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius/;
/** Four values that differ at the two sides. */
const VALUE = String.raw`((?:[^\s();]|\((?:[^()]|\([^()]*\))*\))+)`;
const UNEVEN = new RegExp(
  `(?<![-\\w])(?:margin|padding|inset): ${[VALUE, VALUE, VALUE, VALUE].join(' ')};`,
);
/** The same in Tailwind's names. */
const UTILITY =
  /(?<=["'\s:])-?(?:text-(?:left|right)|(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|float)-(?:left|right|\d|\[|auto|px))(?=["'\s\d\][.]|$)/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) =>
  path.join('src', name),
);

function linesOf(ending: string): [string, string][] {
  return files
    .filter((file) => file.endsWith(ending) && !file.endsWith('right-to-left.css'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line): [string, string] => [file, line.trim()]),
    );
}

function isUneven(line: string): boolean {
  // `@apply p-[1rem_0_2rem_3rem]` as it is built.
  const built = line.replaceAll(
    /\b(?:p|m|inset)-\[([^\]]+)\]/g,
    (_, value: string) => `padding: ${value.replaceAll('_', ' ')};`,
  );
  const [, , right, , left] = UNEVEN.exec(built) ?? [];
  return right !== left;
}

test('no style sheet speaks of left and right where start and end are meant', () => {
  const found = linesOf('.css').filter(
    ([, line]) => PHYSICAL.test(line) || UTILITY.test(line.replace(/;$/, '')) || isUneven(line),
  );
  expect(found).toEqual([]);
});

test('no component does', () => {
  const found = linesOf('.tsx').filter(
    ([, line]) => /className|cn\(/.test(line) && UTILITY.test(line),
  );
  expect(found).toEqual([]);
});
