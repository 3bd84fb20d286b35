import { execFileSync } from 'node:child_process';

/** Branches that work starts from. */
const TRUNKS = ['main', 'origin/main'];

export type Change = { since: string; files: string[]; all: string[] };

/**
 * What differs from a commit, uncommitted and new files included, and what the project consists of.
 * Without one named, that is where this branch left main; on main itself what is uncommitted, else
 * the last commit.
 * @throws Error with a sentence for people, where git cannot tell
 */
export function changeSince(named: string | undefined): Change {
  const created = linesOf(git('ls-files', '--others', '--exclude-standard'));
  const changedFrom = (commit: string) => [
    ...linesOf(git('diff', '--name-only', '--no-renames', commit, '--')),
    ...created,
  ];
  let since = named ?? startOfBranch();
  if (!named && since === git('rev-parse', 'HEAD') && changedFrom(since).length === 0)
    since = 'HEAD~1';
  const files = changedFrom(since);
  if (files.length === 0) throw new Error(`Nothing has changed since ${since}.`);
  return { since, files, all: [...linesOf(git('ls-files')), ...files] };
}

function startOfBranch(): string {
  for (const trunk of TRUNKS)
    try {
      return git('merge-base', 'HEAD', trunk);
    } catch {
      // not here: perhaps under its other name
    }
  throw new Error(
    'There is no branch "main" to compare with: name a commit, as in npm test -- changed HEAD~3.',
  );
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    throw new Error(`What has changed is not known: git ${args.join(' ')} failed.`, {
      cause: error,
    });
  }
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);
