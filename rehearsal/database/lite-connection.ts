// Of @supabase/lite's own tree: its classes take and give objects of this very copy.
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { type Connection, connect } from './connect.ts';
import { loadPglite } from '../../supabase/embedded/lite.ts';
import { asSuperuser } from './project.ts';
import { type Address, SUPERUSER } from './postgres.ts';

/**
 * A database of the rehearsal as @supabase/lite takes one: what it asks of PGlite, answered by a real
 * Postgres over one connection. With every right, as lite needs it; for a request it takes on the
 * caller's role, and here that role has only what the migrations have granted.
 */
export async function liteConnection(server: Address, database: string): Promise<PgliteConnection> {
  // The one table that lite needs in another shape than the platform's own service; it makes its own.
  await asSuperuser(server, database, 'drop table if exists auth.refresh_tokens');
  const { PgliteConnection: OnPglite } = await loadPglite();
  const db = connect(server, SUPERUSER, database, {
    // as the storage service does; else the platform refuses every DELETE of an object's row
    'storage.allow_delete_query': 'true',
    search_path: 'public, extensions',
  });
  const driver = {
    ...db,
    query: <Row>(sql: string, values?: unknown[]) =>
      db.query<Row>(sql, values).catch((error: { code?: string }) => {
        // an object where a list is meant cannot be written down at all; PostgREST says it so
        if (error.code !== 'ERR_INVALID_ARG_TYPE') throw error;
        throw Object.assign(new Error('a value does not fit its type'), { code: '22P02' });
      }),
    // The real protocol has no trouble that would have to be ended by hand (embedded/recovery.ts).
    execProtocol: async () => ({ messages: [] }),
    waitReady: Promise.resolve(),
  };
  // The class that lite's connections have in common has no name of its own outside.
  const Common = Object.getPrototypeOf(OnPglite) as new (options: object) => PgliteConnection;
  class OnPostgres extends Common {
    override dialect = 'postgres' as const;
    override async exec<T>(text: string, ...values: unknown[]): Promise<T> {
      const rows = values.length > 0 ? (await db.query(text, values)).rows : await db.exec(text);
      return { rows } as T; // as its own connections answer
    }
    override async close(): Promise<void> {
      await this.kysely.destroy();
      await db.close();
    }
  }
  const connection = new OnPostgres({});
  return Object.assign(connection, {
    driver,
    kysely: kyselyOver(driver),
    // Else its first request grants every table to everybody.
    rlsState: 'active',
  }) as unknown as PgliteConnection;
}

function kyselyOver(db: Connection): Kysely<unknown> {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { rows, affectedRows } = await db.query<Row>(sql, [...parameters]);
      return { rows, numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery: () => {
      throw new Error('not streamed');
    },
  };
  const run = (sql: string) => async () => void (await db.exec(sql));
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        beginTransaction: run('begin'),
        commitTransaction: run('commit'),
        rollbackTransaction: run('rollback'),
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
