import { HOSTED_PRIVILEGES } from '../backend/access/hosted-privileges.ts';
import { databaseSnapshot } from './database-snapshot.ts';

/**
 * Run once before the first test of a run: two workers that begin at the same moment would each make
 * the databases that all files open copies of.
 */
export default async function prepareDatabases(): Promise<void> {
  for (const made of [{ seed: false }, { seed: true }, HOSTED_PRIVILEGES])
    await databaseSnapshot(made);
}
