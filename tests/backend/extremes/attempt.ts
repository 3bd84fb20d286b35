import type { Database } from '../../support/database.ts';
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

export function inSql(db: Database) {
  return async ({ to, args }: Call, role: 'anon' | 'reader'): Promise<string | undefined> => {
    const columns = to.parameters.map(({ name, type }) => `"${name}" ${type}`).join(', ');
    const given = to.parameters.map(({ name }) => `"${name}" => a."${name}"`).join(', ');
    const call = `${to.schema}."${to.name}"(${given})`;
    const json = LONG_TEXTS.reduce(
      (all, { letter, text }) => all.replaceAll(text, placeOf(letter)),
      JSON.stringify(args),
    );
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
