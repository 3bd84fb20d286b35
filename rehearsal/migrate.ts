import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../scripts/project/terminal.ts';
import { pushMigrations } from './database/cli.ts';
import { declare, difference } from './database/declared.ts';
import { urlOf } from './database/postgres.ts';
import { copyDatabase, SHAPED, startProjectServer } from './database/project.ts';

/**
 * Writes the migration from the database of `supabase/migrations` to that of `supabase/schemas`.
 */
const MIGRATIONS = 'supabase/migrations';
const SCHEMAS = 'supabase/schemas';
const HEAD = `-- What changed in supabase/schemas, and in rows that follow from code, written by \`npm run migration\`.
`;
/** Triggers are disabled, or each moved row would count as changed today and enter the history. */
const FRAME = `
-- Write statements that move rows here, with the table's triggers disabled. For each table:
-- alter table public.TABLE disable trigger user;
-- update public.TABLE set COLUMN = VALUE;
-- alter table public.TABLE enable trigger user;
`;

const [name = ''] = process.argv.slice(2);
process.exitCode = await write().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  return 1;
});

async function write(): Promise<number> {
  const server = await startProjectServer();
  try {
    for (const database of ['stored', 'declared']) await copyDatabase(server, SHAPED, database);
    const stored = urlOf(server, 'postgres', 'stored');
    await pushMigrations(stored);
    await declare(server, 'declared');
    const change = await difference(server, 'stored', 'declared');
    if (change === '') {
      say(`Nothing to write: ${MIGRATIONS} makes what ${SCHEMAS} declares.`);
      return 0;
    }
    const file = path.join(MIGRATIONS, `${timestamp(new Date())}_${name}.sql`);
    await writeFile(file, `${HEAD}\n${change}${FRAME}`);
    await pushMigrations(stored);
    const left = await difference(server, 'stored', 'declared');
    if (left !== '') {
      say(
        `${file} is written, but it does not make everything that the schemas declare. Missing:\n${left}`,
      );
      return 1;
    }
    say(`${file} is written. Read it, and add statements that move rows; npm start applies it.`);
    return 0;
  } finally {
    await server.stop();
  }
}

function timestamp(now: Date): string {
  return now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
}
