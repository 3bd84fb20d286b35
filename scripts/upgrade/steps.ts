import { readdirSync } from 'node:fs';
import {
  migrationFiles,
  newestMigration,
  migrationNumber,
  thisVersion,
  versionOf,
} from '../../supabase/embedded/released.ts';
import { StopError } from '../../supabase/embedded/stop-error.ts';
import { backupFolder } from '../backup/write-folder.ts';

/** Folder of this version's functions; a project has only the functions that its hotel uses. */
const FUNCTIONS = 'supabase/functions';
/** Functions that a project needs if it has another one: invitations leave with the e-mails. */
const NEEDED_WITH: Readonly<Record<string, string>> = { join: 'send-outbox' };

export type ProjectState = {
  url: string;
  remote: string;
  site: string | undefined;
  applied: readonly string[];
  functions: readonly string[];
  now: Date;
};

/** A step of an upgrade (docs/deploy.md, section 10); `done` says why it is not needed. */
export type Step = { name: string; command: string[]; done: string | undefined };

export const CLI = ['npx', '--yes', 'supabase@3'];

/**
 * The steps of an upgrade: database before site, because only an older site can read a newer
 * database. Finished steps are recognised in the project, so an interrupted upgrade continues.
 */
export function stepsFor(seen: ProjectState, buildsHere: boolean): Step[] {
  const { url, remote, site, now } = seen;
  const to = `--remote=${remote}`;
  const folder = backupFolder(remote, now, `-before-${newestMigration()}`);
  const nothing =
    pendingMigrations(seen).length === 0 ? 'the database has this version' : undefined;
  const functions = readdirSync(FUNCTIONS)
    .toSorted()
    .filter((name) => seen.functions.includes(NEEDED_WITH[name] ?? name));
  return [
    {
      name: 'Backup',
      command: ['npm', 'run', 'backup', '--', '--url', url, '--to', folder],
      done: nothing,
    },
    { name: 'Migrations', command: [...CLI, 'db', 'push', to, '--yes'], done: nothing },
    {
      name: 'Functions',
      command: [...CLI, 'functions', 'deploy', ...functions, '--use-api', to],
      done: functions.length === 0 ? 'the project has none' : undefined,
    },
    {
      name: 'Build',
      command: ['npm', 'run', 'build'],
      done: buildsHere ? undefined : 'the host builds: push this version to it',
    },
    {
      name: 'Doctor',
      command: ['npm', 'run', 'doctor', '--', '--url', url, '--site', site ?? ''],
      done: site ? undefined : 'no SITE_URL says where the site is',
    },
  ];
}

/** Returns the files not yet applied. @throws StopError if the project has unknown migrations */
export function pendingMigrations({
  applied,
  url,
}: Pick<ProjectState, 'applied' | 'url'>): string[] {
  const files = migrationFiles();
  const newest = applied.at(-1) ?? '';
  const unknown = applied.filter(
    (number) => !files.some((file) => migrationNumber(file) === number),
  );
  if (applied.length === 0)
    throw new StopError(`${url} has no database yet: follow docs/deploy.md, section 2.`);
  if (unknown.length > 0)
    throw new StopError(
      newest > newestMigration()
        ? `${url} has a later version (migration ${newest}) than this folder, ${thisVersion()} (${newestMigration()}): update this folder first (git pull).`
        : `${url} was made by migrations that are not in this folder (${unknown[0]}): docs/deploy.md, section 10, says how to move to a new project.`,
    );
  return files.filter((file) => !applied.includes(migrationNumber(file)));
}

export function shownVersion(migration: string): string {
  return `${versionOf(migration) || 'no release'} (migration ${migration})`;
}
