import { HOSTED_PRIVILEGES } from '../backend/access/hosted-privileges.ts';
import { databaseSnapshot } from './database-snapshot.ts';

/**
 * Creates the databases that test files copy, before the first test: otherwise two workers would
 * create them at the same time.
 */
export default async function prepareDatabases(): Promise<void> {
  for (const made of [{ seed: false }, { seed: true }, HOSTED_PRIVILEGES])
    await databaseSnapshot(made);
}
