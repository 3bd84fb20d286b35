import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MIGRATIONS, migrationFiles, releases } from '../../supabase/embedded/released.ts';
import { exitWith } from '../../supabase/embedded/stop.ts';

/**
 * The last release's site, built by its own code and tried by its own journeys, on the database of
 * today: what a tab that is still open does, or a site that is not built again yet (decision 0007).
 */
const released = Object.entries(releases());
const [version] = released.at(-1) ?? [];
const known = new Set(released.flatMap(([, { migrations }]) => Object.keys(migrations)));
const later = migrationFiles().filter((file) => !known.has(file));

if (version === undefined) say('Nothing is released yet, so no earlier site asks this database.');
else if (later.length === 0) say(`The database is still that of version ${version}.`);
else process.exitCode = await tryJourneys(version);

async function tryJourneys(of: string): Promise<number> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'hotel-previous-'));
  try {
    execFileSync('git', ['worktree', 'add', '--detach', place, `v${of}`], { stdio: 'ignore' });
  } catch {
    exitWith(`The commit of version ${of} is not here: "git fetch --tags" brings its tag, v${of}.`);
  }
  try {
    await cp(MIGRATIONS, path.join(place, MIGRATIONS), { recursive: true });
    const words = ['scripts/run.mjs', 'test', 'compile', 'chromium', 'journeys'];
    return spawnSync(process.execPath, words, { cwd: place, stdio: 'inherit' }).status ?? 1;
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', place]);
    await rm(place, { recursive: true, force: true });
  }
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
