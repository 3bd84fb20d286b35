import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { withMemoryDatabase } from '../project/in-memory.ts';
import type { Progress } from '../project/terminal.ts';

/** A folder for each release, with the house from which later versions prove their way. */
export const FIXTURES = 'tests/releases';
/** Rows as a backup of that version has them; pictures are named, their bytes are not kept. */
export const ROWS = 'backup.json.gz';
/** The data folder of that version's Postgres. */
export const DATABASE = 'database.tar.gz';

const READ = 'select public.read_backup() as backup';
/** Two of three files of a Postgres are those of the databases that new ones are copied from. */
const SMALLER = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'vacuum full',
  // What is behind the last checkpoint is the log of how the house was made.
  'set wal_recycle = off',
  'checkpoint',
  'select pg_switch_wal()',
  'checkpoint',
];

/**
 * Writes the fixture of a release: a house as rows and as a database.
 * @returns the folder
 */
export async function writeFixture(version: string, at: Progress['at']): Promise<string> {
  const folder = path.join(FIXTURES, version);
  at('Furnishing the house');
  return withMemoryDatabase(async ({ driver }, open) => {
    await open({ seed: true, showcase: true });
    at('Writing the fixture');
    const { rows } = await driver.query<{ backup: unknown }>(READ);
    for (const statement of SMALLER) await driver.query(statement);
    const database = await driver.dumpDataDir('gzip');
    await mkdir(folder, { recursive: true });
    const text = JSON.stringify(rows[0]?.backup);
    await writeFile(path.join(folder, ROWS), gzipSync(text, { level: 9 }));
    await writeFile(path.join(folder, DATABASE), new Uint8Array(await database.arrayBuffer()));
    return folder;
  });
}
