import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Utilities of Tailwind that say a distance, as they stand in class names of the code. */
const UTILITY = /(?<=["' ])-?(?:m[trblxy]?|p[trblxy]?|w|h|gap)-(?:\d+|full|auto)(?=["' ])/g;

const styles = globSync('dist/assets/*.css').map((file) => readFileSync(file, 'utf8'));

// Tailwind makes a utility only where it is told to look for its name (`@source`).
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
