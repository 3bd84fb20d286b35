import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { withMemoryDatabase } from '../project/in-memory.ts';
import type { Progress } from '../project/terminal.ts';

/** One folder per release, with a hotel's data that tests upgrade to later versions. */
export const FIXTURES = 'tests/releases';
/** Rows as in that version's backup, without the bytes of pictures. */
export const ROWS = 'backup.json.gz';
/** The data folder of that version's Postgres. */
export const DATABASE = 'database.tar.gz';

const READ = 'select public.read_backup() as backup';
/** Drops the template databases, which are two thirds of the files. */
const SMALLER = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'vacuum full',
  // Removes the write-ahead log, which new servers do not need.
  'set wal_recycle = off',
  'checkpoint',
  'select pg_switch_wal()',
  'checkpoint',
];

export async function writeFixture(version: string, at: Progress['at']): Promise<string> {
  const folder = path.join(FIXTURES, version);
  at('Making the showcase database');
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
