import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { MIGRATIONS, migrationFiles, numberOf } from '../../supabase/embedded/released.ts';
import { reason, StopError } from '../../supabase/embedded/stop-error.ts';
import { inMemory } from '../project/in-memory.ts';
import type { Work } from '../project/terminal.ts';
import { type Content, contentSchema } from './format.ts';

const HISTORY = 'supabase_migrations.schema_migrations';

/**
 * The rows of an older backup as they are after the migrations that came since. They are put into a
 * database of the backup's own version, in memory, which is then brought along as any other: what was
 * renamed, split or moved takes the way that it takes in a hotel that was there all the time.
 * @returns the same content where nothing came since, and where the backup is older than the first
 * migration that is here
 * @throws StopError where the rows do not fit into the version that they are said to be of
 */
export async function bringAlong(content: Content, at: Work['at']): Promise<Content> {
  const files = migrationFiles();
  const later = files.filter((file) => numberOf(file) > content.migration);
  if (later.length === 0 || !files.some((file) => numberOf(file) === content.migration))
    return content;
  at('Bringing the rows along', later.length, later.length);
  const { splitSqlStatements } = await import('@supabase/lite');
  return inMemory(async ({ driver }, open) => {
    // Marked as applied, they wait until the rows are in.
    await driver.exec(`
      create schema supabase_migrations;
      create table ${HISTORY} (version text primary key, statements text[], name text)`);
    for (const file of later)
      await driver.query(`insert into ${HISTORY} (version, name, statements) values ($1, $2, $3)`, [
        numberOf(file),
        file.slice(15, -4),
        splitSqlStatements(await readFile(path.resolve(MIGRATIONS, file), 'utf8')),
      ]);
    await open();
    await driver.query(`delete from ${HISTORY} where version > $1`, [content.migration]);
    await driver
      .query('select public.restore_backup($1, overbooked => true)', [JSON.stringify(content)])
      .catch((error: unknown) => {
        throw new StopError(
          `The rows of the backup do not fit into a database of its own version (${reason(error)}): nothing was changed.`,
        );
      });
    await open();
    const { rows } = await driver.query<{ backup: unknown }>(
      'select public.read_backup() as backup',
    );
    const { migration, tables } = v.parse(contentSchema, rows[0]?.backup);
    return { migration, tables, pictures: content.pictures };
  });
}
