import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Versions that were released, each with the migrations it brought and their checksums. */
export const RELEASED = 'supabase/released.json';
const MIGRATIONS = 'supabase/migrations';

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

/** Number of the newest migration that is here: fourteen digits. */
export function newestMigration(): string {
  return readdirSync(MIGRATIONS).toSorted().at(-1)?.slice(0, 14) ?? '';
}
