import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../scripts/release/release.ts';
import { atCommit } from '../support/commit-folder.ts';
import { say } from '../../scripts/project/terminal.ts';
import {
  MIGRATIONS,
  migrationFiles,
  RELEASED,
  releases,
} from '../../supabase/embedded/released.ts';
import { exitWith } from '../../supabase/embedded/stop.ts';

/**
 * Tests the last release's site on the current database, because old tabs stay open and sites are
 * not rebuilt at once (decision 0007).
 */
const released = Object.entries(releases());
const [version] = released.at(-1) ?? [];
const known = new Set(released.flatMap(([, { migrations }]) => Object.keys(migrations)));
const later = migrationFiles().filter((file) => !known.has(file));

if (version === undefined) say('  Nothing is released yet, so no earlier site asks this database.');
else if (later.length === 0) say(`  The database is still that of version ${version}.`);
else process.exitCode = await tryJourneys(version);

function tryJourneys(of: string): Promise<number> {
  return atCommit(commitOf(of), (place) => {
    cpSync(MIGRATIONS, path.join(place, MIGRATIONS), { recursive: true });
    const words = ['scripts/run.mjs', 'test', 'compile', 'chromium', 'journeys'];
    return spawnSync(process.execPath, words, { cwd: place, stdio: 'inherit' }).status ?? 1;
  });
}

/** Returns the release's tag or the commit that recorded it, because CI's clones have no tags. */
function commitOf(release: string): string {
  const tag = git('tag', '--list', `v${release}`);
  if (tag) return tag;
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    exitWith(
      `This clone has neither the tag v${release} nor the whole history in which its commit would be: ` +
        `"git fetch --unshallow --tags" brings both (in CI, a checkout of full depth). Then run this again.`,
    );
  const commits = git('log', `-S"${release}": {`, '--format=%H', '--', RELEASED);
  return (
    commits.split('\n').at(-1) ||
    exitWith(
      `${RELEASED} names ${release}, but no commit has brought it: commit the release first.`,
    )
  );
}
