import { HOSTED_SHAPE } from '../backend/access/hosted-shape.ts';
import { databaseSnapshot } from './snapshot.ts';

/**
 * Run once before the first test of a run: two workers that begin at the same moment would each make
 * the databases that all files open copies of.
 */
export default async function keepDatabases(): Promise<void> {
  for (const made of [{ seed: false }, { seed: true }, HOSTED_SHAPE]) await databaseSnapshot(made);
}
