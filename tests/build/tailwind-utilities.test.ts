import { globSync, readFileSync } from 'node:fs';

const UTILITY = /(?<=["' ])-?(?:m[trblxy]?|p[trblxy]?|w|h|gap)-(?:\d+|full|auto)(?=["' ])/g;

const styles = globSync('dist/assets/*.css').map((file) => readFileSync(file, 'utf8'));

// Tailwind generates a utility only if `@source` includes the file that uses it.
describe.each(['view', 'site', 'admin'])('the utilities of %s', (layer) => {
  const used = globSync(`src/*/*/${layer}/**/*.tsx`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(UTILITY)].map(([name]) => name),
  );

  test('have their rules', () => {
    expect(used.length).toBeGreaterThan(0);
    const missing = used.filter((name) => !styles.some((css) => css.includes(`.${name}{`)));
    expect([...new Set(missing)]).toEqual([]);
  });
});

/**
 * A utility with an arbitrary value, such as `text-[1.1rem]`: Tailwind silently ignores names that
 * take none.
 */
const WITH_VALUE = /(?<=["'` ])(?:[\w-]+:)*-?[a-z][a-z-]*-\[[^\s"'`]+\](?=["'` ])/g;

test('utilities with a value of their own have their rules', () => {
  const all = styles.join('').replaceAll('\\', '');
  const used = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(WITH_VALUE)].map(([name]) => name),
  );
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((name) => !all.includes(`.${name}`))).toEqual([]);
});
