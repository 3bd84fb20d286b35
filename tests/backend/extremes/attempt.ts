import type { Database } from '../../support/database.ts';
import type { TestBackend } from '../../support/backend.ts';
import { takeOn } from '../access/actors.ts';
import type { Call } from './calls.ts';

/** Longest list a visitor may be given; a year of nights is the longest there is. */
const ROWS_MAX = 400;
/** What Postgres says when it could not, rather than would not: resources, operator, system, bugs. */
const UNABLE = /^(53|57|58|XX)/;

/** Tries one call as one role. @returns what is wrong with the answer */
export type Attempt = (call: Call, role: 'anon' | 'staff') => Promise<string | undefined>;

/** Over HTTP as a browser would: POST, and GET where the function only reads. */
export function overHttp(backend: TestBackend, staffToken: string): Attempt {
  async function send(call: Call, role: string, method: 'GET' | 'POST') {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (role === 'staff') headers['authorization'] = `Bearer ${staffToken}`;
    const query = new URLSearchParams(
      Object.entries(call.args).map(([name, value]) => [name, String(value)]),
    );
    const response = await backend.request(
      `/rest/v1/rpc/${call.to.name}${method === 'GET' ? `?${query}` : ''}`,
      { method, headers, ...(method === 'POST' && { body: JSON.stringify(call.args) }) },
    );
    const text = await response.text();
    if (response.status >= 500) return `${method} ${response.status} ${text.slice(0, 200)}`;
    const answer: unknown = text ? JSON.parse(text) : null;
    return Array.isArray(answer) ? tooMany(answer.length) : undefined;
  }
  return async (call, role) => {
    if (call.to.schema !== 'public') return undefined; // not reachable
    const isShort = JSON.stringify(call.args).length < 4000;
    const posted = await send(call, role, 'POST');
    return posted ?? (call.to.isVolatile || !isShort ? undefined : send(call, role, 'GET'));
  };
}

/** In SQL, as PostgREST calls a function, under the role's real privileges. */
export function inSql(db: Database): Attempt {
  return async ({ to, args }, role) => {
    const columns = to.parameters.map(({ name, type }) => `"${name}" ${type}`).join(', ');
    const given = to.parameters.map(({ name }) => `"${name}" => a."${name}"`).join(', ');
    const call = `${to.schema}."${to.name}"(${given})`;
    const sql =
      to.parameters.length === 0
        ? `select count(*)::int as n from ${call} where $1::json is not null`
        : `select count(*)::int as n from json_to_record($1::json) as a (${columns}), lateral ${call}`;
    try {
      const { rows } = await db.transaction(async (tx) => {
        await takeOn(tx, role);
        return tx.query<{ n: number }>(sql, [JSON.stringify(args)]);
      });
      return tooMany(rows[0]?.n ?? 0);
    } catch (error) {
      return isUnable(error);
    }
  };
}

/** Undefined for a refusal, the error for a failure. */
export function isUnable(error: unknown): string | undefined {
  const { code, message } = error as { code?: string; message: string };
  return code === undefined || UNABLE.test(code) ? `${code} ${message}` : undefined;
}

/** Bytes that Postgres has written because memory was not enough, since it started. */
export async function spilled(db: Database): Promise<number> {
  await db.exec('select pg_stat_force_next_flush()');
  const { rows } = await db.query<{ bytes: number }>(
    'select temp_bytes::float8 as bytes from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.bytes ?? 0;
}

function tooMany(rows: number): string | undefined {
  return rows > ROWS_MAX ? `${rows} rows` : undefined;
}
