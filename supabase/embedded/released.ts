import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Versions that were released, each with the migrations it brought and their checksums. */
export const RELEASED = 'supabase/released.json';
export const MIGRATIONS = 'supabase/migrations';

type Releases = Record<string, { migrations: Record<string, string> }>;

export function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** All releases, the oldest first; none before the first one. */
export function releases(): Releases {
  return existsSync(RELEASED) ? (JSON.parse(readFileSync(RELEASED, 'utf8')) as Releases) : {};
}

/**
 * Released migrations that are not what they were: hosted projects have run them, so a change of
 * them would never take effect there.
 * @returns a sentence for each
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

/** The version of this code, as package.json has it. */
export function thisVersion(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
}

/** Names of all migrations that are here, the oldest first. */
export function migrationFiles(): string[] {
  return readdirSync(path.resolve(MIGRATIONS)).toSorted();
}

/** What a migration's file is numbered by: fourteen digits. */
export function migrationNumber(file: string): string {
  return file.slice(0, 14);
}

/** Number of the newest migration that is here. */
export function newestMigration(): string {
  return migrationNumber(migrationFiles().at(-1) ?? '');
}

/**
 * Compares a database's newest migration with this code's.
 * @param theirs '' where nobody keeps count of them
 * @returns a sentence where it is another one, and whether the database is the older of the two
 */
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

/** The version that a database belongs to: this one, or an earlier release. */
export function versionOfDatabase(migration: string): string {
  return (migration < newestMigration() && versionOf(migration)) || thisVersion();
}

/** The release whose database has this newest migration; '' before the first one. */
export function versionOf(migration: string, released = releases()): string {
  const reached = Object.entries(released).filter(([, { migrations }]) =>
    Object.keys(migrations).some((file) => migrationNumber(file) <= migration),
  );
  return reached.at(-1)?.[0] ?? '';
}
