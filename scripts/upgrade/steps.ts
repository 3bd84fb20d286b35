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

/** Functions of this version; a project has those that its hotel uses. */
const FUNCTIONS = 'supabase/functions';

/** What a project is, read from itself. */
export type ProjectState = {
  url: string;
  /** As the Supabase CLI is told which project is meant. */
  remote: string;
  site: string | undefined;
  /** Numbers of the migrations that were applied there. */
  applied: readonly string[];
  /** Names of the functions that are deployed there. */
  functions: readonly string[];
  now: Date;
};

/**
 * One thing of an upgrade: a command that can be typed, too (docs/deploy.md, section 10). `done` says why
 * there is nothing to do.
 */
export type Step = { name: string; command: string[]; done: string | undefined };

export const CLI = ['npx', '--yes', 'supabase@3'];

/**
 * The steps that bring a project to the version that lies here, in the order in which they are done:
 * an older site reads a newer database, and the other way round it would not. Whatever is done already
 * is seen in the project itself, so that the same command goes on wherever it was stopped.
 * @throws StopError for a project that no step leads here from
 */
export function stepsFor(seen: ProjectState, buildsHere: boolean): Step[] {
  const { url, remote, site, now } = seen;
  const to = `--remote=${remote}`;
  const folder = backupFolder(remote, now, `-before-${newestMigration()}`);
  const nothing = pendingMigrations(seen).length === 0 ? 'the database is of this version' : undefined;
  const functions = readdirSync(FUNCTIONS)
    .toSorted()
    .filter((name) => seen.functions.includes(name));
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

/** Files that are still to be applied. @throws StopError where the project went another way */
export function pendingMigrations({ applied, url }: Pick<ProjectState, 'applied' | 'url'>): string[] {
  const files = migrationFiles();
  const newest = applied.at(-1) ?? '';
  const unknown = applied.filter((number) => !files.some((file) => migrationNumber(file) === number));
  if (applied.length === 0)
    throw new StopError(`${url} has no database yet: docs/deploy.md, section 2, makes it.`);
  if (unknown.length > 0)
    throw new StopError(
      newest > newestMigration()
        ? `${url} is of a later version (migration ${newest}) than this, ${thisVersion()} (${newestMigration()}): bring this folder along first.`
        : `${url} was made by migrations that are not here (${unknown[0]}): docs/deploy.md, section 10, moves it to a new project.`,
    );
  return files.filter((file) => !applied.includes(migrationNumber(file)));
}

/** "1.0.0 (migration 20261126000000)" */
export function shownVersion(migration: string): string {
  return `${versionOf(migration) || 'no release'} (migration ${migration})`;
}
