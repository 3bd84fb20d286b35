import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { loadLite } from './lite.ts';
import { editedReleases } from './released.ts';
import { reason, StopError } from './stop-error.ts';

type MigrationFile = { version: string; filename: string; sql: string };
type Applied = { version: string; name: string | null; statements: string[] | null };

const HISTORY = 'supabase_migrations.schema_migrations';

/** Names of the applied migration files, and the folder of the backup made before. */
export type MigrationResult = { migrated: string[]; backup?: string };

export type Backups = {
  rescue?: () => Promise<string>;
  /** Finds the latest backup that a database can restore whose newest migration is `newest`. */
  lastBackup?: (newest: string) => Promise<string | undefined>;
};

/**
 * Applies missing migrations, each in its own transaction, so that an interrupted start can
 * continue. Backs up a database with data first.
 * @throws StopError with the next step; a failed migration has changed nothing
 */
export async function migrateDatabase(
  app: App,
  connection: PgliteConnection,
  where: string,
  { rescue = noRoom, lastBackup }: Backups,
): Promise<MigrationResult> {
  const { applyPendingMigrations, listMigrationFiles } = await loadLite();
  const [edited] = editedReleases();
  if (edited !== undefined)
    throw new StopError(
      `${edited}: a released migration never changes, because databases that have it do not run it again. ` +
        `Restore the file (git restore supabase/migrations) and write the change with "npm run migration -- NAME".`,
    );
  const [files, history] = [await listMigrationFiles(app), await appliedMigrations(connection)];
  await refuseOthers(files, history, where, { rescue, lastBackup });
  const applied = new Set(history.map(({ version }) => version));
  const pending = files.filter(({ version }) => !applied.has(version));
  if (applied.size === 0 || pending.length === 0) {
    const made = await applyPendingMigrations(app);
    return { migrated: made.applied.map(({ filename }) => filename) };
  }
  const backup = await rescue().catch((error: unknown) => {
    throw new StopError(
      `The database in ${where} is older than this version, and could not be backed up before its migration ` +
        `(${reason(error)}). It is unchanged: make room, or copy that folder to another place, and start again.`,
    );
  });
  await applyPendingMigrations(app).catch(async (error: unknown) => {
    const done = new Set((await appliedMigrations(connection)).map(({ version }) => version));
    const failed = pending.find(({ version }) => !done.has(version))?.filename ?? '';
    const why = `${failed}: ${reason(error)}`;
    throw new StopError(
      `The database in ${where} could not be migrated to this version (${why}).\n` +
        `  That file changed nothing, and the database from before was backed up to ${backup}.\n` +
        failedMigrationAdvice(backup),
      why,
    );
  });
  return { migrated: pending.map(({ filename }) => filename), backup };
}

/**
 * Refuses a database of a newer version or of other migrations. @supabase/lite compares only
 * numbers, so an edited migration would never take effect; the statements that it stores can be
 * compared.
 * @throws StopError; the database is unchanged
 */
async function refuseOthers(
  files: readonly MigrationFile[],
  history: readonly Applied[],
  where: string,
  { rescue = noRoom, lastBackup }: Backups,
): Promise<void> {
  const { splitSqlStatements } = await loadLite();
  const known = new Map(files.map((file) => [file.version, file]));
  const newest = files.at(-1)?.version ?? '';
  const gone = history.filter(({ version }) => !known.has(version));
  const edited = history.flatMap(({ version, statements }) => {
    const file = known.get(version);
    const isSame =
      !file || JSON.stringify(statements) === JSON.stringify(splitSqlStatements(file.sql));
    return isSame ? [] : [`${file.filename} is not what was applied`];
  });
  const named = gone.map(({ version, name }) => `${version}_${name ?? ''}.sql`);
  if (edited.length === 0 && gone.length > 0 && gone.every(({ version }) => version > newest)) {
    const before = await lastBackup?.(newest);
    throw new StopError(
      `The database in ${where} has a newer version than this code, which does not have ${named.at(-1)}. ` +
        `Nothing was changed: update the code to that version (git pull), and start again.` +
        (before === undefined
          ? ''
          : `\n  To return to the data from before that version:\n${restoreCommands(before)}`),
    );
  }
  const [first, ...more] = [...named.map((name) => `${name} is no longer there`), ...edited];
  if (first === undefined) return;
  const why =
    `The database in ${where} was made by other migrations than those now in supabase/migrations ` +
    `(${first}${more.length > 0 ? `, and ${more.length} more` : ''}).`;
  const folder = await rescue().catch((error: unknown) => {
    throw new StopError(
      `${why}\n  It is unchanged, and could not be backed up (${reason(error)}): make room and start again, ` +
        `or begin with a new database, after this command moves the current one aside:\n    ${KEEP}`,
    );
  });
  throw new StopError(
    `${why}\n  It is unchanged, and was backed up to ${folder}. To put its data into a new database:\n` +
      restoreCommands(folder),
  );
}

const KEEP = 'npm run reset -- --keep';

export function restoreCommands(backup: string): string {
  return (
    `    ${KEEP}      (moves the old database aside)\n` +
    `    npm start                    (and leave it running, or stop it again)\n` +
    `    npm run restore -- --from ${backup} --overwrite\n` +
    `  A backup has no accounts: the new database has the demo accounts.`
  );
}

export function failedMigrationAdvice(backup: string): string {
  return (
    `  If somebody has changed this database by hand, put its rows into a new one:\n${restoreCommands(backup)}\n` +
    `  Otherwise repair the file and start again.`
  );
}

const noRoom = () => Promise.reject(new Error('there is no place for it'));

async function appliedMigrations({ driver }: PgliteConnection): Promise<Applied[]> {
  const found = await driver.query<{ exists: boolean }>(
    `select to_regclass('${HISTORY}') is not null as exists`,
  );
  if (!found.rows[0]?.exists) return [];
  const applied = await driver.query<Applied>(
    `select version, name, statements from ${HISTORY} order by version`,
  );
  return applied.rows;
}
