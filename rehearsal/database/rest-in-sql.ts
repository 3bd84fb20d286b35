import { takeOn, type Role } from '../../tests/backend/access/actors.ts';
import type { Caller } from '../../tests/backend/access/functions.ts';
import type { Database } from '../../tests/support/database.ts';

/** What PostgREST makes of an error's code. */
function statusOf(code: string, role: Role): number {
  const own = /^PT(\d{3})$/.exec(code)?.[1];
  if (own) return Number(own);
  if (code === '42501') return role === 'anon' ? 401 : 403;
  return code === '42883' ? 404 : 400;
}

/**
 * Calls functions in SQL as PostgREST does: by name, with the role's claims and rights.
 * @param all with every right, to read what a function takes
 * @param rest logged in as PostgREST
 */
export function sqlCaller(all: Database, rest: Database, role: Role): Caller {
  return {
    async rpc(name, args) {
      const { rows } = await all.query<{ parameters: Record<string, string> }>(PARAMETERS, [name]);
      const given = Object.keys(args);
      const types = rows[0]?.parameters ?? {};
      const columns = given.map((each) => `"${each}" ${types[each]}`).join(', ');
      const passed = given.map((each) => `"${each}" => a."${each}"`).join(', ');
      const source = given.length > 0 ? `json_to_record($1::json) as a (${columns}), lateral ` : '';
      const where = given.length > 0 ? '' : ' where $1::json is not null';
      try {
        const answer = await rest.transaction(async (tx) => {
          await takeOn(tx, role);
          return tx.query(`select f.* from ${source}public."${name}"(${passed}) as f${where}`, [
            JSON.stringify(args),
          ]);
        });
        return { data: answer.rows, error: null, status: 200 };
      } catch (error) {
        const { code = '', message } = error as { code?: string; message: string };
        return { data: null, error: { code, message }, status: statusOf(code, role) };
      }
    },
  };
}

const PARAMETERS = `
  select jsonb_object_agg(p.proargnames[place], format_type(type, null)) as parameters
  from pg_proc p, unnest(p.proargtypes) with ordinality as argument (type, place)
  where p.pronamespace = 'public'::regnamespace and p.proname = $1`;
