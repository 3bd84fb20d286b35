import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dataFolder, makeDataFolder, markReady } from '../../supabase/embedded/data-folder.ts';
import { databaseSnapshot } from './database-snapshot.ts';

/**
 * Fills a data folder with the migrated and seeded database, as a first start leaves it. For tests
 * of later starts, because a first start takes five seconds longer.
 * @throws if the files cannot be written
 */
export async function fillDataFolder(root: string): Promise<void> {
  const folder = await makeDataFolder(dataFolder(root));
  await mkdir(folder.database, { mode: 0o700 });
  const kept = await databaseSnapshot({ seed: true });
  const { status, stderr } = spawnSync('tar', ['-xf', '-', '-C', folder.database], {
    input: Buffer.from(await kept.arrayBuffer()),
  });
  if (status !== 0) throw new Error(`the database was not unpacked: ${String(stderr)}`);
  await markReady(folder);
}
