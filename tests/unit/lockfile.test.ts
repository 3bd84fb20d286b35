import { globSync, readFileSync } from 'node:fs';

type Package = {
  resolved?: string;
  integrity?: string;
  /** True if the surrounding package's archive contains this package. */
  inBundle?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Packages = Record<string, Package>;

const LOCKFILES = globSync('**/package-lock.json', {
  exclude: ['**/node_modules', 'dist', 'dist-*', 'supabase/.temp'],
});

function packagesOf(file: string): Packages {
  // The cast is safe: npm defines the format of this file.
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages }).packages;
}

/** Searches like Node: the package's own node_modules, then those around it. */
function isLocked(packages: Packages, name: string, folder: string): boolean {
  if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
  if (folder === '') return false;
  const around = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  return isLocked(packages, name, around);
}

test('the project’s own lockfile is among those that are checked', () => {
  expect(LOCKFILES).toContain('package-lock.json');
});

describe.each(LOCKFILES)('%s', (file) => {
  const packages = packagesOf(file);

  test('has every package, those of other systems too: else npm ci refuses it', () => {
    const missing = Object.entries(packages).flatMap(([folder, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter((name) => !isLocked(packages, name, folder))
        .map((name) => `${name} of ${folder}`),
    );
    expect(missing).toEqual([]);
  });

  test('knows what every package must contain, those of other systems too: else npm ci takes anything', () => {
    const unknown = Object.entries(packages)
      .filter(([folder, { inBundle = false }]) => folder !== '' && !inBundle)
      .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
      .map(([folder]) => folder);
    expect(unknown).toEqual([]);
  });

  test('names no place that packages come from', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});
