import type { PgliteConnection } from '@supabase/lite/pglite';
import { openDatabase } from '../../supabase/embedded/database.ts';
import { databaseSnapshot } from './database-snapshot.ts';

/**
 * Opens the migrated Postgres of one test file. In a rehearsal, rehearsal/database/test-project.ts
 * replaces this module by a real Postgres. @param seed true to include the sample hotel
 */
export async function openTestDatabase(seed: boolean): Promise<PgliteConnection> {
  return openDatabase({ snapshot: await databaseSnapshot({ seed }) });
}
