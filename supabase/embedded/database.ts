import type { PgliteConnection } from '@supabase/lite/pglite';

export type DatabaseSource = { folder: string } | { snapshot: Blob } | 'memory';

/** Postgres in WebAssembly: in a folder, from a snapshot, or empty in memory. */
export async function openDatabase(source: DatabaseSource): Promise<PgliteConnection> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection(
    source === 'memory'
      ? {}
      : 'folder' in source
        ? { url: source.folder }
        : { pgliteOptions: { loadDataDir: source.snapshot } },
  );
  await connection.driver.waitReady; // reports a folder that cannot be opened here, not later
  return connection;
}
