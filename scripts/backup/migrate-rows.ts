import * as v from 'valibot';
import { migrationFiles, migrationNumber } from '../../supabase/embedded/released.ts';
import { reason, StopError } from '../../supabase/embedded/stop-error.ts';
import { withMemoryDatabase, openAtMigration } from '../project/in-memory.ts';
import type { Progress } from '../project/terminal.ts';
import { type Content, contentSchema } from './format.ts';

/**
 * Migrates an older backup's rows: inserts them into a database in memory of that version and
 * applies the newer migrations, so that renamed or moved rows change as in a running hotel.
 * @throws StopError if the rows do not fit the version that the backup names
 */
export async function migrateRows(content: Content, at: Progress['at']): Promise<Content> {
  const files = migrationFiles();
  const later = files.filter((file) => migrationNumber(file) > content.migration);
  if (later.length === 0 || !files.some((file) => migrationNumber(file) === content.migration))
    return content;
  at('Migrating the rows', later.length, later.length);
  return withMemoryDatabase(async (connection, open) => {
    const { driver } = connection;
    await openAtMigration(content.migration, connection, open);
    await driver
      .query('select public.restore_backup($1, overbooked => true)', [JSON.stringify(content)])
      .catch((error: unknown) => {
        throw new StopError(
          `The rows of the backup break rules of the database of their own version (${reason(error)}): nothing was changed.`,
        );
      });
    await open().catch((error: unknown) => {
      const why = reason(error instanceof StopError && error.cause ? error.cause : error);
      throw new StopError(
        `The rows of the backup could not be migrated to this version (${why}): nothing was changed. ` +
          `Correct that migration, or restore the backup with the version that wrote it.`,
      );
    });
    const { rows } = await driver.query<{ backup: unknown }>(
      'select public.read_backup() as backup',
    );
    const { migration, tables } = v.parse(contentSchema, rows[0]?.backup);
    return { migration, tables, pictures: content.pictures };
  });
}
