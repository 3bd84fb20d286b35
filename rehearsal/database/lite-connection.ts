// Imports the copy of Kysely that @supabase/lite uses, because both exchange its objects.
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
import { type Address, SUPERUSER } from './postgres.ts';

/**
 * Lets @supabase/lite run on a real Postgres, over one superuser connection. For each request, lite
 * switches to the caller's role, which has only what migrations grant.
 */
export async function liteConnection(server: Address, database: string): Promise<PgliteConnection> {
  const { PgliteConnection: OnPglite } = await loadPglite();
  const db = connect(server, SUPERUSER, database, {
    // the storage service sets this too; without it the platform refuses to delete rows of objects
    'storage.allow_delete_query': 'true',
    search_path: 'public, extensions',
  });
  const driver = {
    ...db,
    query: <Row>(sql: string, values?: unknown[]) =>
      db.query<Row>(sql, values).catch((error: { code?: string }) => {
        // the driver cannot serialise an object as a list: answer 22P02, as PostgREST does
        if (error.code !== 'ERR_INVALID_ARG_TYPE') throw error;
        throw Object.assign(new Error('a value does not fit its type'), { code: '22P02' });
      }),
    execProtocol: async () => ({ messages: [] }),
    waitReady: Promise.resolve(),
  };
  // lite does not export the base class of its connections.
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
    // Keeps lite from granting every table to everybody at its first request.
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
