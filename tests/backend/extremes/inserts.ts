import type { Database } from '../../support/database.ts';
import { insertSql } from '../access/actors.ts';
import { RULES } from '../access/rules.ts';
import { failureOf } from './attempt.ts';
import { shown } from './calls.ts';
import { valuesOf } from './values.ts';

type Column = { table: string; column: string; type: string };

async function columnsOfVisitors(db: Database): Promise<Column[]> {
  const { rows } = await db.query<Column>(`
    select c.relname as "table", a.attname as "column",
      format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and has_column_privilege('anon', c.oid, a.attnum, 'insert')
    order by 1, a.attnum`);
  return rows;
}

export type Insert = { what: string; table: string; row: Record<string, unknown> };

export async function insertsOfVisitors(db: Database): Promise<Insert[]> {
  return (await columnsOfVisitors(db)).flatMap(({ table, column, type }) => {
    const rule = RULES.find((each) => each.table === table);
    if (!rule) throw new Error(`Say in access/rules.ts what a row of ${table} is.`);
    return valuesOf(type, false).extremes.map((extreme) => ({
      what: `anon adds to ${table}: ${column} = ${shown(extreme)}`,
      table,
      row: { ...rule.added, [column]: extreme },
    }));
  });
}

export async function tryInsert(db: Database, { table, row }: Insert): Promise<string | undefined> {
  try {
    await db.transaction(async (tx) => {
      await tx.exec('set local role anon');
      await tx.query(...insertSql(table, row));
      await tx.rollback();
    });
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}
