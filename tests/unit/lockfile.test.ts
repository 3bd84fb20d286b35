import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = {
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Lockfile = { packages: Record<string, Package> };

// npm's own format.
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

/** Looks where Node would: in the package's own node_modules, then in those around it. */
function isLocked(name: string, folder: string): boolean {
  if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
  if (folder === '') return false;
  return isLocked(name, folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))));
}

test('the lockfile has every package, those of other systems too: else npm ci refuses it', () => {
  const missing = Object.entries(packages).flatMap(([folder, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !isLocked(name, folder))
      .map((name) => `${name} of ${folder}`),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no place that packages come from', () => {
  expect(Object.values(packages).filter((entry) => entry.resolved?.startsWith('http'))).toEqual([]);
});
