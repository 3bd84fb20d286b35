import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../support/database.ts';
import { ACCOUNT, insertSql, ROLES, VERBS } from './actors.ts';
import type { Actor, Outcome, Role, Row, Verb } from './actors.ts';
import type { TableRule } from './rules.ts';

export type Cell = { rule: TableRule; role: Role; verb: Verb };

export function cellsOf(rules: readonly TableRule[]): Cell[] {
  return rules.flatMap((rule) =>
    ROLES.flatMap((role) => VERBS.map((verb) => ({ rule, role, verb }))),
  );
}

export function describeCell({ rule, role, verb }: Cell): string {
  return `${role} ${mayDo(rule, role, verb) ? 'may' : 'may not'} ${verb} ${rule.table}`;
}

/**
 * Attempts one operation as one role, then checks the table with all rights.
 * @returns the fault found; undefined if the rule holds
 */
export async function checkCell(
  db: Database,
  actor: Actor,
  cell: Cell,
): Promise<string | undefined> {
  const { rule, role, verb } = cell;
  const wrong = (what: string, outcome: Outcome) =>
    `${describeCell(cell)}: ${what} (${outcome.kind} ${outcome.detail})`;
  if (verb === 'select') {
    await putRows(db, rule);
    const outcome = await actor.select(rule.table);
    if (outcome.kind === 'failed') return wrong('the request failed', outcome);
    const expected = visibleRows(rule, role).map((row) => row[rule.key]);
    const seen = outcome.rows.map((row) => row[rule.key]);
    return sameSet(expected, seen) ? undefined : wrong(`saw ${JSON.stringify(seen)}`, outcome);
  }
  if (mayDo(rule, role, verb)) {
    await putRows(db, rule);
    const before = await stored(db, rule);
    const outcome = await attempt(actor, rule, verb, true);
    const after = await stored(db, rule);
    return hasEffect(rule, verb, before, after) ? undefined : wrong('nothing came of it', outcome);
  }
  // An update or deletion without `where` needs no right to read the table.
  for (const aimed of verb === 'insert' ? [true] : [true, false]) {
    await putRows(db, rule);
    const before = await stored(db, rule);
    const outcome = await attempt(actor, rule, verb, aimed);
    const after = await stored(db, rule);
    if (!isDeepStrictEqual(before, after)) return wrong('it went through', outcome);
    if (outcome.kind === 'failed') return wrong('neither allowed nor refused', outcome);
    if (outcome.rows.length > 0) return wrong('it got rows back', outcome);
  }
  return undefined;
}

/** Returns tables and views of schema public without a rule. */
export async function tablesWithoutRule(
  db: Database,
  rules: readonly TableRule[],
): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`);
  const ruled = new Set(rules.map((rule) => rule.table));
  return rows.map((row) => row.name).filter((name) => !ruled.has(name));
}

function attempt(actor: Actor, rule: TableRule, verb: Verb, aimed: boolean): Promise<Outcome> {
  const where = aimed ? { column: rule.key, value: rule.rows[0]?.[rule.key] } : undefined;
  if (verb === 'insert') return actor.insert(rule.table, rule.added);
  if (verb === 'update') return actor.update(rule.table, rule.patch, where);
  return actor.delete(rule.table, where);
}

function mayDo(rule: TableRule, role: Role, verb: Verb): boolean {
  const letters = { select: 'ro', insert: 'c', update: 'u', delete: 'd' }[verb];
  return [...letters].some((letter) => rule.may[role].includes(letter));
}

function visibleRows(rule: TableRule, role: Role): Row[] {
  if (rule.may[role].includes('r')) return rule.rows;
  if (role === 'anon' || !rule.may[role].includes('o')) return [];
  return rule.rows.filter((row) => row[rule.key] === ACCOUNT[role]);
}

export async function putRows(db: Database, ...rules: TableRule[]): Promise<void> {
  await db.exec(rules.flatMap(laidOut).join(';\n'));
}

function laidOut({ table, rows, setup }: TableRule): string[] {
  const inserts = rows.map((row) => {
    const [sql, [json]] = insertSql(table, row);
    return sql.replace('$1', () => literal(String(json)));
  });
  return [...(setup ? [setup] : []), `delete from public.${table}`, ...inserts];
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

async function stored(db: Database, { table, key }: TableRule): Promise<Row[]> {
  const sql = `select to_jsonb(t) as row from public.${table} t order by ${key}`;
  return (await db.query<{ row: Row }>(sql)).rows.map(({ row }) => row);
}

function hasEffect(rule: TableRule, verb: Verb, before: Row[], after: Row[]): boolean {
  const find = (rows: Row[], key: unknown) => rows.find((row) => row[rule.key] === key);
  const target = rule.rows[0]?.[rule.key];
  if (verb === 'insert') return find(after, rule.added[rule.key]) !== undefined;
  if (verb === 'delete') return !find(after, target) && after.length === before.length - 1;
  const row = find(after, target);
  const isPatched = Object.entries(rule.patch).every(([column, value]) =>
    isDeepStrictEqual(row?.[column], value),
  );
  return row !== undefined && isPatched && after.length === before.length;
}

function sameSet(a: unknown[], b: unknown[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}
