import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../support/database.ts';
import { ACCOUNT, insertSql, ROLES, VERBS } from './actors.ts';
import type { Actor, Outcome, Role, Row, Verb } from './actors.ts';
import type { TableRule } from './rules.ts';

/**
 * Attempts every operation on one table as every role. Checks with all rights what is stored then.
 * @returns the faults found
 */
export async function checkTable(
  db: Database,
  actorOf: (role: Role) => Actor,
  rule: TableRule,
): Promise<string[]> {
  const faults: string[] = [];
  const putBack = () => putRows(db, rule).then(() => stored(db, rule));
  let before = await putBack();
  for (const role of ROLES) {
    const actor = actorOf(role);
    const check = (verb: Verb, fault: string | undefined, { kind, detail }: Outcome) => {
      if (fault) faults.push(`${role} ${verb}: ${fault} (${kind} ${detail})`);
    };
    const seen = await actor.select(rule.table);
    check('select', wronglySeen(rule, role, seen), seen);
    for (const verb of WRITES.filter((one) => !mayDo(rule, role, one)))
      // An update or deletion without `where` needs no right to read the table.
      for (const aimed of verb === 'insert' ? [true] : [true, false]) {
        const outcome = await attempt(actor, rule, verb, aimed);
        check(verb, wronglyDone(outcome), outcome);
      }
    if (!isDeepStrictEqual(before, await stored(db, rule))) {
      faults.push(`${role}: a refused operation changed the table`);
      before = await putBack();
    }
    for (const verb of WRITES.filter((one) => mayDo(rule, role, one))) {
      const outcome = await attempt(actor, rule, verb, true);
      const after = await stored(db, rule);
      check(verb, hasEffect(rule, verb, before, after) ? undefined : 'it had no effect', outcome);
      before = await putBack();
    }
  }
  return faults;
}

const WRITES = VERBS.filter((verb) => verb !== 'select');

function wronglySeen(rule: TableRule, role: Role, outcome: Outcome): string | undefined {
  if (outcome.kind === 'failed') return 'the request failed';
  const expected = visibleRows(rule, role).map((row) => row[rule.key]);
  const seen = outcome.rows.map((row) => row[rule.key]);
  return sameSet(expected, seen) ? undefined : `saw ${JSON.stringify(seen)}`;
}

function wronglyDone({ kind, rows }: Outcome): string | undefined {
  if (kind === 'failed') return 'neither allowed nor refused';
  return rows.length > 0 ? 'it got rows back' : undefined;
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
