import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  checksum,
  editedReleases,
  MIGRATIONS,
  migrationFiles,
  RELEASED,
  releases,
  thisVersion,
} from '../../supabase/embedded/released.ts';
import { StopError } from '../../supabase/embedded/stop-error.ts';

export const CHANGELOG = 'CHANGELOG.md';
/** File with the git tree of the last successful run of the tests. */
export const GREEN_TREE_FILE = 'node_modules/.cache/tests-green';
const UNRELEASED = '## Unreleased';

export const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' }).trim();

/** Returns the git tree of the last commit; '' if there are changes since, or no git. */
export function cleanTree(): string {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD^{tree}') : '';
  } catch {
    return '';
  }
}

export const areTestsGreen = (tree: string) =>
  existsSync(GREEN_TREE_FILE) && readFileSync(GREEN_TREE_FILE, 'utf8') === tree;

/** @throws StopError with the reason why this version cannot be released */
export function checkRelease(version: string, tree: string, changelog = readChangelog()): void {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new StopError(`Give the version in three numbers: npm run release -- 1.0.0`);
  const last = thisVersion();
  if (version.localeCompare(last, 'en', { numeric: true }) <= 0)
    throw new StopError(`${version} is not higher than ${last}, the version of package.json.`);
  if (tree === '')
    throw new StopError('There are changes that are not committed: commit or stash them.');
  if (unreleased(changelog) === '')
    throw new StopError(
      `${CHANGELOG} says nothing below "${UNRELEASED}": list the changes that hotels notice, and what operators must do.`,
    );
  const [edited] = editedReleases();
  if (edited) throw new StopError(`${edited}: a released migration never changes.`);
}

function unreleased(changelog: string): string {
  const [, text = ''] = new RegExp(`${UNRELEASED}\n([^]*?)(?=\n## |$)`).exec(changelog) ?? [];
  return text.replaceAll(/^#.*$/gm, '').trim();
}

const readChangelog = () => readFileSync(CHANGELOG, 'utf8');

export function writeRelease(version: string, day: string): void {
  for (const file of ['package.json', 'package-lock.json']) {
    const content = JSON.parse(readFileSync(file, 'utf8')) as {
      version: string;
      packages?: { ''?: { version: string } };
    };
    content.version = version;
    if (content.packages?.['']) content.packages[''].version = version;
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  }
  const heading = `${UNRELEASED}\n\n## ${version} · ${day}`;
  writeFileSync(CHANGELOG, readChangelog().replace(UNRELEASED, heading));
  const earlier = releases();
  const known = Object.values(earlier).flatMap(({ migrations }) => Object.keys(migrations));
  const migrations = Object.fromEntries(
    migrationFiles()
      .filter((file) => !known.includes(file))
      .map((file) => [file, checksum(readFileSync(path.join(MIGRATIONS, file), 'utf8'))]),
  );
  const all = { ...earlier, [version]: { migrations } };
  writeFileSync(RELEASED, `${JSON.stringify(all, null, 2)}\n`);
}
