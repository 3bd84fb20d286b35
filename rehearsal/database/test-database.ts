import type { PgliteConnection } from '@supabase/lite/pglite';
import { inject } from 'vitest';
import { loadLite } from '../../supabase/embedded/lite.ts';
import { liteConnection } from './lite-connection.ts';
import { freshProject } from './project.ts';

/** In the place of tests/support/test-database.ts; the backend that is opened on it seeds it. */
export async function openTestDatabase(): Promise<PgliteConnection> {
  const server = inject('postgres');
  await loadLite();
  return liteConnection(server, await freshProject(server, 'new'));
}
