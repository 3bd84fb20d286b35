import { randomBytes } from 'node:crypto';
import { freePort } from '../../tests/support/free-port.ts';
import { pushMigrations } from './cli.ts';
import {
  copyDatabase,
  emptyProject,
  PRIVILEGES,
  type Privileges,
  shapeLikePlatform,
} from './platform.ts';
import { type Address, type Postgres, startPostgres, urlOf } from './postgres.ts';

/** The server and, on it, a project of each kind to which the CLI has pushed the migrations. */
export async function startMigratedPostgres(): Promise<Postgres> {
  const server = await startPostgres(await freePort());
  try {
    await shapeLikePlatform(server);
    for (const privileges of PRIVILEGES) {
      await copyDatabase(server, emptyProject(privileges), migratedProject(privileges));
      await pushMigrations(urlOf(server, 'postgres', migratedProject(privileges)));
    }
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export function migratedProject(privileges: Privileges): string {
  return `migrated_${privileges}`;
}

/** A project of one's own to write into: migrated, empty. @returns the name of its database */
export async function freshProject(server: Address, privileges: Privileges): Promise<string> {
  const name = `project_${randomBytes(6).toString('hex')}`;
  await copyDatabase(server, migratedProject(privileges), name);
  return name;
}
