import postgres from 'postgres';
import type { Database, Transaction } from '../../tests/support/database.ts';
import { type Address, urlOf } from './postgres.ts';

/** A connection with the interface that the helpers of tests/backend take. */
export type Connection = Omit<Database, 'query'> &
  AsyncDisposable & {
    query: <Row = Record<string, unknown>>(sql: string, values?: unknown[]) => Promise<Answer<Row>>;
    close: () => Promise<void>;
  };

type Answer<Row> = { rows: Row[]; affectedRows: number };

const asText = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)),
  parse: (text: string) => text,
});
const asNumber = (oid: number) => ({ ...asText(oid), parse: Number });
/** Converts values to JSON, except strings, which count as JSON text already, as in PGlite. */
const asJson = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text) as unknown,
});

/** Converts numbers to JavaScript numbers and leaves dates and timestamps as text. */
const TYPES = {
  bigint: asNumber(20),
  numeric: asNumber(1700),
  date: asText(1082),
  timestamp: asText(1114),
  timestamptz: asText(1184),
  json: asJson(114),
  jsonb: asJson(3802),
};

/** Prepares a connection as a role; the first statement opens it. */
export function connect(
  server: Address,
  role: string,
  database: string,
  settings: Record<string, string> = {},
): Connection {
  const sql = postgres(urlOf(server, role, database), {
    connection: { TimeZone: 'UTC', ...settings },
    max: 1,
    idle_timeout: 0,
    onnotice: () => {},
    types: TYPES,
    fetch_types: true,
  });
  const close = () => sql.end();
  return { ...asDatabase(sql), close, [Symbol.asyncDispose]: close };
}

/** Connects like PostgREST and sets a role's time limit, which Postgres sets at login only. */
export function connectLikeRest(server: Address, database: string): Connection {
  const session = connect(server, 'authenticator', database);
  return {
    ...session,
    transaction: (run) =>
      session.transaction((tx) =>
        run({
          ...tx,
          exec: async (sql) => {
            const role = /^set local role (\w+)$/.exec(sql)?.[1];
            if (role) await tx.query(OWN_TIMEOUT, [role]);
            return tx.exec(sql);
          },
        }),
      ),
  };
}

const OWN_TIMEOUT = `
  select set_config('statement_timeout', split_part(setting, '=', 2), true)
  from pg_roles, unnest(rolconfig) as setting
  where rolname = $1 and setting like 'statement_timeout=%'`;

class Undone extends Error {}

function asDatabase(sql: postgres.Sql): Omit<Connection, 'close' | keyof AsyncDisposable> {
  return {
    ...statements(sql),
    async transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
      let result: T | undefined;
      try {
        await sql.begin(async (tx) => {
          let isUndone = false;
          result = await run({
            ...statements(tx),
            rollback: async () => {
              isUndone = true;
            },
          });
          if (isUndone) throw new Undone();
        });
      } catch (error) {
        if (!(error instanceof Undone)) throw error;
      }
      return result as T; // `run` has ended, or its error was thrown
    },
  };
}

function statements(sql: Pick<postgres.Sql, 'unsafe'>): Pick<Connection, 'query' | 'exec'> {
  return {
    async query<Row>(text: string, values: unknown[] = []) {
      const given = values.map((value) => value ?? null);
      // The cast is safe: the driver's type knows only the default types, and `TYPES` adds others.
      const rows = await sql.unsafe(text, given as postgres.ParameterOrJSON<never>[]);
      // `affectedRows` is 0 for SELECT and for statements without rows (SET)
      const affectedRows = rows.command === 'SELECT' ? 0 : (rows.count ?? 0);
      return { rows: [...rows] as Row[], affectedRows };
    },
    exec: (text) => sql.unsafe(text).simple(),
  };
}
