import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { loadLite } from './lite.ts';
import { editedReleases } from './released.ts';
import { reason, StopError } from './stop-error.ts';

type Applied = { version: string; name: string | null; statements: string[] | null };

const HISTORY = 'supabase_migrations.schema_migrations';

/** What a start has done to a database: names of the files that were applied, and where it was backed up before. */
export type BroughtUp = { migrated: string[]; backup?: string };

/**
 * Applies the migrations that a database lacks, each in a transaction of its own with its line in the
 * history, so a start that is stopped in between goes on where it was. A database with data in it is
 * backed up first.
 * @param rescue backs up what is in the database and says where
 * @throws StopError; what was not applied has changed nothing
 */
export async function bringUpToDate(
  app: App,
  connection: PgliteConnection,
  where: string,
  rescue: () => Promise<string>,
): Promise<BroughtUp> {
  const { applyPendingMigrations, listMigrationFiles } = await loadLite();
  const [edited] = editedReleases();
  if (edited !== undefined)
    throw new StopError(
      `${edited}: a released migration never changes, because databases that have it do not run it again. ` +
        `Put the file back (git restore supabase/migrations) and write the change by "npm run migration -- NAME".`,
    );
  await refuseChangedMigrations(app, connection, where, rescue);
  const applied = new Set((await appliedMigrations(connection)).map(({ version }) => version));
  const pending = (await listMigrationFiles(app)).filter(({ version }) => !applied.has(version));
  if (applied.size === 0 || pending.length === 0) {
    const made = await applyPendingMigrations(app);
    return { migrated: made.applied.map(({ filename }) => filename) };
  }
  const backup = await rescue().catch((error: unknown) => {
    throw new StopError(
      `The database in ${where} is older than this version, and could not be backed up before it is brought along ` +
        `(${reason(error)}). It is as it was: make room, or copy that folder to another place, and start again.`,
    );
  });
  await applyPendingMigrations(app).catch(async (error: unknown) => {
    const done = new Set((await appliedMigrations(connection)).map(({ version }) => version));
    const failed = pending.find(({ version }) => !done.has(version))?.filename ?? '';
    throw new StopError(
      `The database in ${where} could not be brought up to this version (${failed}: ${reason(error)}).\n` +
        `  That file has changed nothing, and all that was in the database before is backed up to ${backup}.\n` +
        `  Start again once the file is mended.`,
    );
  });
  return { migrated: pending.map(({ filename }) => filename), backup };
}

/**
 * Refuses a database that was made by other migrations than lie here now. @supabase/lite looks at
 * their numbers alone, so a file that was edited after it was applied would never take effect: the
 * site would run on the old tables and rules without a word. What was applied is kept by lite in
 * the database itself, statement by statement, so no database is too old to be judged.
 * @param rescue backs up what is in it and says where; what was written at home is not stuck then
 * @throws StopError; nothing in the database was changed then
 */
async function refuseChangedMigrations(
  app: App,
  connection: PgliteConnection,
  where: string,
  rescue: () => Promise<string>,
): Promise<void> {
  const { splitSqlStatements } = await import('@supabase/lite');
  const { listMigrationFiles } = await loadLite();
  const files = new Map((await listMigrationFiles(app)).map((file) => [file.version, file]));
  const changes = (await appliedMigrations(connection)).flatMap(({ version, name, statements }) => {
    const file = files.get(version);
    if (!file) return [`${version}_${name ?? ''}.sql is no longer there`];
    const isSame = JSON.stringify(statements) === JSON.stringify(splitSqlStatements(file.sql));
    return isSame ? [] : [`${file.filename} is not what was applied then`];
  });
  const [first] = changes;
  if (first === undefined) return;
  const more = changes.length > 1 ? `, and ${changes.length - 1} more` : '';
  const why = `The database in ${where} was made by other migrations than lie in supabase/migrations now (${first}${more}).`;
  const folder = await rescue().catch((error: unknown) => {
    throw new StopError(
      `${why}\n  It could not be backed up (${reason(error)}): move that folder to another place to keep it, ` +
        `then run "npm run reset" to begin with a fresh one.`,
    );
  });
  throw new StopError(
    `${why}\n  What is in it was backed up to ${folder}. To have it in a fresh database:\n` +
      `    npm run reset\n    npm start        (and leave it running, or stop it again)\n` +
      `    npm run restore -- --from ${folder} --overwrite`,
  );
}

/** Nothing for a database that is still to be made. */
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
