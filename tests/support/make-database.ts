import { databaseSnapshot } from './database-snapshot.ts';

/** A program: ends well when the migrations and the seed make a database. */
await databaseSnapshot({ seed: true });
