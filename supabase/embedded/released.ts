import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const RELEASED = 'supabase/released.json';
export const MIGRATIONS = 'supabase/migrations';

type Releases = Record<string, { migrations: Record<string, string> }>;

export function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** All releases, oldest first; empty before the first release. */
export function releases(): Releases {
  return existsSync(RELEASED) ? (JSON.parse(readFileSync(RELEASED, 'utf8')) as Releases) : {};
}

/**
 * Finds edited released migrations, which hosted projects would not run again. @returns sentences
 */
export function editedReleases(released = releases()): string[] {
  return Object.entries(released).flatMap(([version, { migrations }]) =>
    Object.entries(migrations).flatMap(([file, sum]) => {
      const place = path.join(MIGRATIONS, file);
      if (!existsSync(place)) return [`${file}, released with ${version}, is no longer there`];
      const isSame = checksum(readFileSync(place, 'utf8')) === sum;
      return isSame ? [] : [`${file} is not what was released with ${version}`];
    }),
  );
}

export function thisVersion(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
}

export function migrationFiles(): string[] {
  return readdirSync(path.resolve(MIGRATIONS)).toSorted();
}

/** The fourteen digits at the beginning of a migration's file name. */
export function migrationNumber(file: string): string {
  return file.slice(0, 14);
}

export function newestMigration(): string {
  return migrationNumber(migrationFiles().at(-1) ?? '');
}

/** Compares a database's newest migration with this code's. @param theirs '' if there is none */
export function versionMismatch(theirs: string): { says: string; isOlder: boolean } | undefined {
  const ours = newestMigration();
  if (theirs === '' || theirs === ours) return undefined;
  const isOlder = theirs < ours;
  const than = isOlder ? 'older' : 'newer';
  return {
    says: `The database is ${than} than this code: its newest migration is ${theirs}, here it is ${ours}.`,
    isOlder,
  };
}

export function versionOfDatabase(migration: string): string {
  return (migration < newestMigration() && versionOf(migration)) || thisVersion();
}

/** The release that contains this migration; '' before the first release. */
export function versionOf(migration: string, released = releases()): string {
  const reached = Object.entries(released).filter(([, { migrations }]) =>
    Object.keys(migrations).some((file) => migrationNumber(file) <= migration),
  );
  return reached.at(-1)?.[0] ?? '';
}
