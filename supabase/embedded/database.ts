import type { Extension } from '@electric-sql/pglite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { loadPglite } from './lite.ts';

type Folder = { folder: string; onLogFailure?: EndProgram };
export type DatabaseSource = Folder | { snapshot: Blob } | 'memory';

/** One statement with all rights, for the backend's own questions. */
export type Sql = <Row = Record<string, unknown>>(
  text: string,
  values?: unknown[],
) => Promise<Row[]>;

const NUMERIC_OID = 1700;

/**
 * Postgres in WebAssembly: in a folder, from a snapshot, or empty in memory. `onLogFailure` is called
 * when it can no longer write its log (see below).
 */
export async function openDatabase(source: DatabaseSource): Promise<PgliteConnection> {
  const { createPgliteConnection } = await loadPglite();
  const pgliteOptions = {
    parsers: { [NUMERIC_OID]: asNumber },
    ...(typeof source === 'object' && 'snapshot' in source && { loadDataDir: source.snapshot }),
  };
  const isFolder = typeof source === 'object' && 'folder' in source;
  const connection = await createPgliteConnection(
    isFolder
      ? {
          url: source.folder,
          pgliteOptions: { ...pgliteOptions, extensions: extensionsOf(source) },
        }
      : { pgliteOptions },
  );
  await connection.driver.waitReady; // reports a folder that cannot be opened here, not later
  return withReasons(connection);
}

/** Of a statement that fails lite's own `exec` keeps the statement, and pours the reason on the terminal. */
function withReasons(connection: PgliteConnection): PgliteConnection {
  const exec = connection.exec.bind(connection);
  connection.exec = async <T>(text: string, ...values: readonly unknown[]) => {
    if (values.length > 0) return exec<T>(text, ...values);
    const [first] = await connection.driver.exec(text);
    return { rows: first?.rows ?? [] } as T; // the type of lite's own is its caller's, too
  };
  return connection;
}

function extensionsOf({ onLogFailure }: Folder): Record<string, Extension> {
  return onLogFailure ? { watchingLog: watchingLog(onLogFailure) } : {};
}

/** As in the JSON of a hosted project: lite leaves "129.00" a text. NaN and infinity are texts there, too. */
function asNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** What Postgres must be able to write: its log, and the file that says where in it a start begins. */
const VITAL = /\/(pg_wal|global\/pg_control)(\/|$)/;

export type EndProgram = (error: unknown) => never;

type Stream = { path?: string };
type Write = (stream: Stream, ...rest: unknown[]) => number;

/**
 * An extension of PGlite that calls `onLogFailure` when Postgres' log cannot be written, which must
 * end the program: Postgres gives up there (PANIC) and begins anew from what the log holds. PGlite has
 * no process that could end. It goes on with half a record begun, answers "XLogBeginInsert was
 * already called" to everything from then on, or waits for ever for a lock of its own, and the whole
 * server with it. An error thrown from here does not help: PGlite answers as if all were stored.
 *
 * An extension because PGlite hands a file system of one's own to initdb, too, which then finds its
 * folder half made.
 */
export function watchingLog(onLogFailure: EndProgram): Extension {
  return {
    name: 'watching-log',
    setup: async (_pg, options: EmscriptenOptions) => ({
      emscriptenOpts: {
        ...options,
        preRun: [...(options.preRun ?? []), ({ FS }) => watchWrites(FS.filesystems.NODEFS)],
      } satisfies EmscriptenOptions,
    }),
  };

  function watchWrites({ stream_ops: operations }: NodeFiles): void {
    const { write } = operations;
    operations.write = (stream, ...rest) => {
      try {
        return write(stream, ...rest);
      } catch (error) {
        if (VITAL.test(stream.path ?? '')) onLogFailure(error);
        throw error;
      }
    };
  }
}

/** As much of Emscripten as is used here; PGlite's types leave it open. */
type NodeFiles = { stream_ops: { write: Write } };
type Emscripten = { FS: { filesystems: { NODEFS: NodeFiles } } };
type EmscriptenOptions = { preRun?: ((module: Emscripten) => void)[] };
