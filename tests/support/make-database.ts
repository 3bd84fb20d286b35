import { databaseSnapshot } from './database-snapshot.ts';

await databaseSnapshot({ seed: true });
