import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { type Backend, type BackendOptions, openBackend } from '../../supabase/embedded/backend.ts';
import { openDatabase } from '../../supabase/embedded/database.ts';
import { loadLite } from '../../supabase/embedded/lite.ts';

type Open = (house?: Partial<BackendOptions>) => Promise<Backend>;

/**
 * Works with a database that nobody else sees and that is gone afterwards.
 * @param work is given its connection, and what brings it up to the migrations that lie here,
 * unseeded where nothing else is said
 */
export async function inMemory<T>(
  work: (connection: PgliteConnection, open: Open) => Promise<T>,
): Promise<T> {
  await loadLite();
  const connection = await openDatabase('memory');
  const open: Open = (house = { seed: false }) =>
    openBackend({
      connection,
      objectsFolder: path.join(os.tmpdir(), randomUUID()),
      jwtSecret: randomUUID(),
      onMail: () => {},
      rescue: async () => 'memory',
      ...house,
    });
  const { log, warn } = console;
  console.log = console.warn = () => {}; // lite tells of its own progress
  try {
    return await work(connection, open);
  } finally {
    Object.assign(console, { log, warn });
    await connection.close();
  }
}
