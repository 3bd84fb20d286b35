import { execFile } from 'node:child_process';
import { mkdtempDisposable, readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { declaredRows } from '../../scripts/declared-rows.ts';
import { connect } from './connect.ts';
import { type Address, urlOf } from './postgres.ts';

const PG_DELTA = path.join(
  import.meta.dirname,
  '../node_modules/@supabase/pg-delta/dist/cli/main.js',
);
/** pg-delta's exit code for databases without a difference. */
const NO_CHANGE = 3;
const SCHEMAS = 'supabase/schemas';

/** Runs `supabase/schemas` in an empty project, then inserts the declared rows. */
export async function declare(at: Address, database: string): Promise<void> {
  await using db = connect(at, 'postgres', database);
  await db.exec(`${await sqlOf(SCHEMAS)}\n${declaredRows()}`);
}

/**
 * Returns statements that make one database equal another in structure and rows. First copies
 * functions that differ only in comments or white space, so that a reworded comment needs no
 * migration.
 * @returns statements in an order in which they can be run; '' without a difference
 * @throws with pg-delta's message
 */
export async function difference(at: Address, from: string, to: string): Promise<string> {
  await equalizeComments(at, from, to);
  const parts = [await structureDifference(at, from, to), await rowDifference(at, from, to)];
  return parts.filter((part) => part !== '').join('\n');
}

async function equalizeComments(at: Address, from: string, to: string): Promise<void> {
  const [before, after] = [await functionsOf(at, from), await functionsOf(at, to)];
  const reworded = [...before].flatMap(([name, old]) => {
    const now = after.get(name);
    return now?.code === old.code && now.definition !== old.definition ? [old.definition] : [];
  });
  await using db = connect(at, 'postgres', to);
  await db.exec(['set check_function_bodies = off', ...reworded].join(';\n'));
}

type Functions = Map<string, { definition: string; code: string }>;

/** The project's functions by signature; `code` is the body without comments and white space. */
async function functionsOf(at: Address, database: string): Promise<Functions> {
  await using db = connect(at, 'postgres', database);
  const { rows } = await db.query<{ name: string; definition: string; body: string }>(`
    select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition, prosrc as body
    from pg_proc where prokind <> 'a' and pronamespace::regnamespace::text in ('public', 'private')`);
  const codeOf = (body: string) =>
    body.replaceAll(LITERAL_OR_SPACE, (_, text = ' ') => text).trim();
  return new Map(
    rows.map(({ name, definition, body }) => [
      name,
      { definition, code: definition.replace(body, () => codeOf(body)) },
    ]),
  );
}

/** Quoted text (captured, because its white space and `--` matter), or comments and white space. */
const LITERAL_OR_SPACE =
  /(\be'(?:\\.|[^\\'])*'|'[^']*'|"[^"]*"|\$(?<tag>\w*)\$.*?\$\k<tag>\$)|(?:--[^\n]*|\/\*.*?\*\/|\s)+/gis;

async function structureDifference(at: Address, from: string, to: string): Promise<string> {
  await using made = await mkdtempDisposable(path.join(os.tmpdir(), 'hotel-difference-'));
  const { path: folder } = made;
  const run = (...words: string[]) => promisify(execFile)(process.execPath, [PG_DELTA, ...words]);
  const [plan, sql] = [path.join(folder, 'plan.json'), path.join(folder, 'change.sql')];
  const [source, desired] = [from, to].map((name) => urlOf(at, 'postgres', name));
  const databases = ['--source', String(source), '--desired', String(desired)];
  await run('plan', ...databases, '--profile', 'supabase', '--out', plan);
  await run('render', '--plan', plan, '--out', sql, '--allow-drops').catch((error: unknown) => {
    if ((error as { code?: number }).code !== NO_CHANGE) throw error;
  });
  return sqlOf(folder);
}

async function sqlOf(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.join('\n');
}

/** A row as SQL literals; `key` joins the literals of its primary key. */
type Row = { key: string; values: string[] };
type Table = { name: string; columns: string[]; keys: string[]; rows: Row[] };

/** Statements name the old values, so that they skip rows that a hotel has changed. */
async function rowDifference(at: Address, from: string, to: string): Promise<string> {
  const [before, after] = await Promise.all([from, to].map((name) => rowsOf(at, name)));
  const statements = [...(after ?? new Map<string, Table>())].flatMap(([name, table]) => {
    const there = new Map(before?.get(name)?.rows.map((row) => [row.key, row]));
    const { columns } = table;
    const is = (values: string[]) =>
      columns.map((column, at) => `${column} is not distinct from ${values[at]}`);
    const written = table.rows.flatMap(({ key, values }) => {
      const old = there.get(key)?.values;
      there.delete(key);
      if (!old) {
        return `insert into ${name} (${columns.join(', ')}) values (${values.join(', ')}) on conflict do nothing;`;
      }
      const changed = columns.flatMap((column, at) =>
        old[at] === values[at] ? [] : [{ column, at }],
      );
      if (changed.length === 0) return [];
      const set = changed.map(({ column, at }) => `${column} = ${values[at]}`).join(', ');
      const where = changed.map(({ at }) => is(old)[at]).join(' and ');
      return `update ${name} set ${set} where (${table.keys.join(', ')}) = (${key}) and ${where};`;
    });
    const gone = [...there.values()].map(
      ({ values }) => `delete from ${name} where ${is(values).join(' and ')};`,
    );
    return [...gone, ...written];
  });
  return statements.join('\n');
}

/**
 * Reads all rows of the project and of storage, without computed columns (times, random keys) and
 * without the history, which records what a migration changes.
 */
async function rowsOf(at: Address, database: string): Promise<Map<string, Table>> {
  await using db = connect(at, 'postgres', database);
  const { rows: tables } = await db.query<{ name: string; columns: string[]; keys: string[] }>(`
    select c.oid::regclass::text as name,
      array(select quote_ident(attname) from pg_attribute a
        left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
        where attrelid = c.oid and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
          and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like '%(%' order by attnum) as columns,
      array(select quote_ident(attname) from pg_index join pg_attribute on attrelid = indrelid
          and attnum = any (indkey) where indrelid = c.oid and indisprimary order by attnum) as keys
    from pg_class c where c.relkind = 'r'
      and c.relnamespace::regnamespace::text in ('public', 'private', 'storage')
      and c.relname <> 'content_versions' order by 1`);
  const found = new Map<string, Table>();
  for (const table of tables) {
    const literals = (names: string[]) =>
      `array[${names.map((name) => `quote_nullable(${name}::text)`).join(', ')}]::text[]`;
    const { rows } = await db.query<Row>(
      `select array_to_string(${literals(table.keys)}, ', ') as key, ${literals(table.columns)} as values
       from ${table.name} order by 1`,
    );
    found.set(table.name, { ...table, rows });
  }
  return found;
}
