import { readFileSync, rmSync } from 'node:fs';
import { openBackend } from '../../../supabase/embedded/backend.ts';
import { dataFolder, makeDataFolder, markReady } from '../../../supabase/embedded/data-folder.ts';
import { readOrMakeJwtSecret } from '../../../supabase/embedded/jwt-secret.ts';
import { loadPglite } from '../../../supabase/embedded/lite.ts';
import { databaseSnapshot } from '../../support/database-snapshot.ts';
import { apiClient } from './backend.ts';
import { saveSessions } from './sessions.ts';

const START_OVER = 'tests/support/start-over.sql';

/**
 * Creates the initial data of the tests: a first start of the site, both sessions and the reset
 * function.
 * @param root the data folder, which is deleted first
 */
export async function makePristine(root: string): Promise<void> {
  rmSync(root, { recursive: true, force: true });
  const folder = await makeDataFolder(dataFolder(root));
  const loadDataDir = await databaseSnapshot({ seed: true });
  const { createPgliteConnection } = await loadPglite();
  const connection = await createPgliteConnection({
    url: folder.database,
    pgliteOptions: { loadDataDir },
  });
  const backend = await openBackend({
    connection,
    objectsFolder: folder.objects,
    jwtSecret: await readOrMakeJwtSecret(folder.jwtSecret),
    onMail: () => {},
  });
  await saveSessions(apiClient((input, init) => backend.fetch(new Request(input, init))));
  await backend.idle();
  await connection.driver.exec(readFileSync(START_OVER, 'utf8'));
  await connection.close();
  await markReady(folder);
}
