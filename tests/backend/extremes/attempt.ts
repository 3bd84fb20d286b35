import type { Database } from '../../support/database.ts';
import type { TestBackend } from '../../support/backend.ts';
import { assumeRole } from '../access/actors.ts';
import type { Call } from './calls.ts';
import { LONG_TEXTS } from './values.ts';

const ROWS_MAX = 400;
/** Error classes for failures rather than refusals: resources, operator, system, internal. */
const UNABLE = /^(53|57|58|XX)/;

const placeOf = (letter: string) => `<much ${letter}>`;
const inFull = (json: string) =>
  LONG_TEXTS.filter(({ letter }) => json.includes(placeOf(letter))).reduce(
    (sql, { letter, times }) =>
      `replace(${sql}, '${placeOf(letter)}', repeat('${letter}', ${times}))`,
    '$1::text',
  );
/** How much of a long text is sent over HTTP (characters); the SQL tests use all of it. */
const SENT_MAX = 2 ** 16;

function written(args: Call['args'], short: (letter: string, text: string) => string): string {
  return LONG_TEXTS.reduce(
    (json, { letter, text }) => json.replaceAll(text, () => short(letter, text)),
    JSON.stringify(args),
  );
}

export type Attempt = (call: Call, role: 'anon' | 'staff') => Promise<string | undefined>;

/** Calls over HTTP: POST, and also GET if the function only reads. */
export function overHttp(backend: TestBackend, staffToken: string): Attempt {
  async function send(call: Call, role: string, method: 'GET' | 'POST', body: string) {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (role === 'staff') headers['authorization'] = `Bearer ${staffToken}`;
    const query = () =>
      new URLSearchParams(
        Object.entries(call.args).map(([name, value]) => [name, String(value)]),
      ).toString();
    const response = await backend.request(
      `/rest/v1/rpc/${call.to.name}${method === 'GET' ? `?${query()}` : ''}`,
      { method, headers, ...(method === 'POST' && { body }) },
    );
    const text = await response.text();
    if (response.status >= 500) return `${method} ${response.status} ${text.slice(0, 200)}`;
    const answer: unknown = text ? JSON.parse(text) : null;
    return Array.isArray(answer) ? tooMany(answer.length) : undefined;
  }
  return async (call, role) => {
    if (call.to.schema !== 'public') return undefined; // not reachable
    const body = written(call.args, (_letter, text) => text.slice(0, SENT_MAX));
    const posted = await send(call, role, 'POST', body);
    const isToBeGot = !call.to.isVolatile && body.length < 4000;
    return posted ?? (isToBeGot ? send(call, role, 'GET', body) : undefined);
  };
}

export function inSql(db: Database): Attempt {
  return async ({ to, args }, role) => {
    const columns = to.parameters.map(({ name, type }) => `"${name}" ${type}`).join(', ');
    const given = to.parameters.map(({ name }) => `"${name}" => a."${name}"`).join(', ');
    const call = `${to.schema}."${to.name}"(${given})`;
    const json = written(args, placeOf);
    const sql =
      to.parameters.length === 0
        ? `select count(*)::int as n from ${call} where $1::json is not null`
        : `select count(*)::int as n
           from json_to_record((${inFull(json)})::json) as a (${columns}), lateral ${call}`;
    try {
      const { rows } = await db.transaction(async (tx) => {
        await assumeRole(tx, role);
        return tx.query<{ n: number }>(sql, [json]);
      });
      return tooMany(rows[0]?.n ?? 0);
    } catch (error) {
      return failureOf(error);
    }
  };
}

/** Returns the error if it is a failure; undefined if it is a refusal. */
export function failureOf(error: unknown): string | undefined {
  const { code, message } = error as { code?: string; message: string };
  return code === undefined || UNABLE.test(code) ? `${code} ${message}` : undefined;
}

export async function temporaryBytes(db: Database): Promise<number> {
  await db.exec('select pg_stat_force_next_flush()');
  const { rows } = await db.query<{ bytes: number }>(
    'select temp_bytes::float8 as bytes from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.bytes ?? 0;
}

function tooMany(rows: number): string | undefined {
  return rows > ROWS_MAX ? `${rows} rows` : undefined;
}
