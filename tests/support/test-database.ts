import type { PgliteConnection } from '@supabase/lite/pglite';
import { openDatabase } from '../../supabase/embedded/database.ts';
import { databaseSnapshot } from './database-snapshot.ts';

/**
 * The Postgres of one test file, migrated. In a rehearsal rehearsal/database/test-project.ts is
 * in this module's place, with a real one.
 * @param seed whether it holds the sample hotel
 */
export async function openTestDatabase(seed: boolean): Promise<PgliteConnection> {
  return openDatabase({ snapshot: await databaseSnapshot({ seed }) });
}
