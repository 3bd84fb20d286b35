import { parse } from 'libpg-query';
import type { Statements } from '../../tests/support/database.ts';

/**
 * True for an UPDATE or DELETE without WHERE, which a hosted project's extension safeupdate refuses
 * (21000), also inside functions. No npm package contains it, so the rehearsal parses every
 * statement that ran.
 */
export async function lacksWhere(sql: string): Promise<boolean> {
  return holdsUnguarded(await parse(sql));
}

function holdsUnguarded(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return Object.entries(node).some(
    ([name, inside]) =>
      ((name === 'UpdateStmt' || name === 'DeleteStmt') && !('whereClause' in Object(inside))) ||
      holdsUnguarded(inside),
  );
}

/** Returns statements without WHERE that ran inside functions, whoever called them. */
export async function runsWithoutWhere(db: Statements): Promise<string[]> {
  const { rows } = await db.query<{ query: string }>(`
    select distinct s.query from extensions.pg_stat_statements s
    where not s.toplevel and s.query ~* '\\m(update|delete)\\M'
      and s.dbid = (select oid from pg_database where datname = current_database())`);
  const found: string[] = [];
  for (const { query } of rows) if (await lacksWhere(query)) found.push(query);
  return found;
}

/** Names functions that update or delete but have not run, so that they were not checked. */
export async function uncheckedWriters(db: Statements): Promise<string[]> {
  await db.exec('select pg_stat_force_next_flush()');
  const { rows } = await db.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and p.prosrc ~* '\\m(update|delete)\\s+(from\\s+)?(public|private|only)\\M'
      and not exists (select from pg_stat_user_functions f where f.funcid = p.oid)
    order by 1`);
  return rows.map(({ name }) => name);
}
