import type { PgliteConnection } from '@supabase/lite/pglite';

export type DatabaseSource = { folder: string } | { snapshot: Blob } | 'memory';

/** One statement with all rights, for the backend's own questions. */
export type Sql = <Row = Record<string, unknown>>(
  text: string,
  values?: unknown[],
) => Promise<Row[]>;

const NUMERIC_OID = 1700;

/** Postgres in WebAssembly: in a folder, from a snapshot, or empty in memory. */
export async function openDatabase(source: DatabaseSource): Promise<PgliteConnection> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const pgliteOptions = {
    parsers: { [NUMERIC_OID]: asNumber },
    ...(typeof source === 'object' && 'snapshot' in source && { loadDataDir: source.snapshot }),
  };
  const isFolder = typeof source === 'object' && 'folder' in source;
  const connection = await createPgliteConnection(
    isFolder ? { url: source.folder, pgliteOptions } : { pgliteOptions },
  );
  await connection.driver.waitReady; // reports a folder that cannot be opened here, not later
  return connection;
}

/** As in the JSON of a hosted project: lite leaves "129.00" a text. NaN and infinity are texts there, too. */
function asNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}
