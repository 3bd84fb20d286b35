import type { Extension } from '@electric-sql/pglite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { loadPglite } from './lite.ts';

type Folder = { folder: string; onLogFailure?: EndProgram };
export type DatabaseSource = Folder | { snapshot: Blob } | 'memory';

export type Sql = <Row = Record<string, unknown>>(
  text: string,
  values?: unknown[],
) => Promise<Row[]>;

const NUMERIC_OID = 1700;

/** Opens PGlite (Postgres in WebAssembly). @param source a folder, a snapshot, or memory */
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

/** Replaces lite's `exec`, which hides why a statement failed and prints it instead. */
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

/** Converts decimals to numbers, as a hosted project does: lite returns "129.00" as a text. */
function asNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** Postgres' log and control file: if Postgres cannot write them, no data are safe. */
const VITAL = /\/(pg_wal|global\/pg_control)(\/|$)/;

export type EndProgram = (error: unknown) => never;

type Stream = { path?: string };
type Write = (stream: Stream, ...rest: unknown[]) => number;

/**
 * Calls `onLogFailure` when Postgres cannot write its log. The callback must end the program,
 * because PGlite cannot restart and afterwards fails, blocks or reports success without storing
 * anything. An extension, because initdb fails with a custom file system.
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

type NodeFiles = { stream_ops: { write: Write } };
type Emscripten = { FS: { filesystems: { NODEFS: NodeFiles } } };
type EmscriptenOptions = { preRun?: ((module: Emscripten) => void)[] };
