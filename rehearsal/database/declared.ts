import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { connect } from './connect.ts';
import { type Address, urlOf } from './postgres.ts';

const PG_DELTA = path.join(
  import.meta.dirname,
  '../node_modules/@supabase/pg-delta/dist/cli/main.js',
);
/** How pg-delta ends where a plan has nothing to do. */
const NO_CHANGE = 3;
const SCHEMAS = 'supabase/schemas';

/** Makes in an empty project what `supabase/schemas` declares, file by file. */
export async function declare(at: Address, database: string): Promise<void> {
  const db = connect(at, 'postgres', database);
  try {
    for (const file of (await readdir(SCHEMAS)).toSorted())
      await db.exec(await readFile(path.join(SCHEMAS, file), 'utf8'));
  } finally {
    await db.close();
  }
}

/**
 * What makes one database like another one, by Supabase's own pg-delta.
 * @returns statements in an order in which they can be run; '' where there is no difference
 * @throws what pg-delta said
 */
export async function difference(at: Address, from: string, to: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotel-difference-'));
  const run = (...words: string[]) => promisify(execFile)(process.execPath, [PG_DELTA, ...words]);
  const [plan, sql] = [path.join(folder, 'plan.json'), path.join(folder, 'change.sql')];
  try {
    const [source, desired] = [from, to].map((name) => urlOf(at, 'postgres', name));
    const databases = ['--source', String(source), '--desired', String(desired)];
    await run('plan', ...databases, '--profile', 'supabase', '--out', plan);
    await run('render', '--plan', plan, '--out', sql, '--allow-drops').catch((error: unknown) => {
      if ((error as { code?: number }).code !== NO_CHANGE) throw error;
    });
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
    const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
    return texts.join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
