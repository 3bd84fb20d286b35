import type { Database } from '../../support/database.ts';
import { valuesOf } from './values.ts';

type Parameter = { name: string; type: string; isComposite: boolean };
export type Callable = {
  schema: string;
  name: string;
  parameters: Parameter[];
};
export type Call = { to: Callable; args: Record<string, unknown>; what: string };

/**
 * Returns every function that the role may call, read from the catalogue so that new ones are
 * included. Triggers cannot be called.
 */
export async function callableBy(db: Database, role: string): Promise<Callable[]> {
  const { rows } = await db.query<Callable>(
    `select n.nspname as schema, p.proname as name,
       coalesce((
         select jsonb_agg(jsonb_build_object('name', p.proargnames[place],
           'type', format_type(type, null), 'isComposite', t.typtype = 'c') order by place)
         from unnest(p.proargtypes) with ordinality as argument (type, place)
         join pg_type t on t.oid = type), '[]') as parameters
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prorettype <> 'trigger'::regtype
       and has_schema_privilege($1, n.oid, 'usage') and has_function_privilege($1, p.oid, 'execute')
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     order by 1, 2`,
    [role],
  );
  return rows;
}

export function callsOf(to: Callable): Call[] {
  const values = to.parameters.map((each) => valuesOf(each.type, each.isComposite));
  const named = (pick: (index: number) => unknown) =>
    Object.fromEntries(to.parameters.map((each, index) => [each.name, pick(index)]));
  const calls: Call[] = [
    { to, args: named((index) => values[index]?.ordinary), what: 'ordinary values' },
  ];
  to.parameters.forEach((parameter, at) =>
    values[at]?.extremes.forEach((extreme) =>
      calls.push({
        to,
        args: named((index) => (index === at ? extreme : values[index]?.ordinary)),
        what: `${parameter.name} = ${shown(extreme)}`,
      }),
    ),
  );
  const most = Math.max(0, ...values.map(({ extremes }) => extremes.length));
  for (let nth = 0; nth < most && to.parameters.length > 1; nth += 1)
    calls.push({
      to,
      args: named((index) => values[index]?.extremes.at(nth % values[index].extremes.length)),
      what: `extreme ${nth} of each`,
    });
  return calls;
}

export function shown(value: unknown): string {
  const isLong = typeof value === 'string' && value.length > 100;
  const text = isLong ? `"${value}` : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}… (${text.length})` : text;
}
