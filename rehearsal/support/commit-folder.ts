import { mkdtempDisposable } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { git } from '../../scripts/release/release.ts';

/** Runs a function with a temporary folder that holds the files of a commit. */
export async function atCommit<T>(commit: string, run: (folder: string) => T): Promise<T> {
  await using place = await mkdtempDisposable(path.join(os.tmpdir(), 'hotel-commit-'));
  git('worktree', 'add', '--detach', place.path, commit);
  try {
    return run(place.path);
  } finally {
    git('worktree', 'remove', '--force', place.path);
  }
}
