import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Styles with start and end let right-to-left languages mirror a page. */
const PHYSICAL =
  /(?<![-\w])(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)\b|(?<![-\w])(?:left|right)\s*:|text-align:\s*(?:left|right)|(?:float|clear):\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius/;
const VALUE = String.raw`((?:[^\s();]|\((?:[^()]|\([^()]*\))*\))+)`;
const UNEVEN = new RegExp(
  `(?<![-\\w])(?:margin|padding|inset): ${[VALUE, VALUE, VALUE, VALUE].join(' ')};`,
);
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
  // Expands `@apply p-[1rem_0_2rem_3rem]` to CSS.
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
