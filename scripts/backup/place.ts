import os from 'node:os';
import path from 'node:path';
import { StopError } from '../../supabase/embedded/stop-error.ts';

/** What anybody on the internet is shown, or soon will be. */
const PUBLISHED = /^(public|dist(-[^/\\]*)?)([/\\]|$)/;

/**
 * A folder for a backup of this moment, where nobody has said another: outside of the repository, so
 * that neither git nor the formatter comes across guests' names. `HOTEL_BACKUPS` names another place.
 * @param reference of the project that it is of
 */
export function backupFolder(reference: string, now: Date, why = ''): string {
  const root = process.env['HOTEL_BACKUPS'] || path.join(os.homedir(), 'hotel-backups');
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return path.join(root, reference.replaceAll(':', '-'), `${time}${why}`);
}

/** @throws StopError for a folder of which the next build or upload would publish what is in it */
export function refusePublished(folder: string, repository = process.cwd()): void {
  const inside = path.relative(repository, path.resolve(folder));
  if (PUBLISHED.test(inside))
    throw new StopError(
      `${folder} is a folder that visitors are shown, and a backup holds guests' names and addresses: ` +
        `name another one with --to, or leave --to out.`,
    );
}
