import type { Extension } from '@electric-sql/pglite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { type EndProgram, watchingLog } from './log-failure.ts';

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
 * when it can no longer write its log (log-failure.ts).
 */
export async function openDatabase(source: DatabaseSource): Promise<PgliteConnection> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
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
