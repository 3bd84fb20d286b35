import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../tests/support/free-port.ts';
import { pushMigrations } from './cli.ts';
import { connect } from './connect.ts';
import { type Address, type Postgres, startPostgres, SUPERUSER, urlOf } from './postgres.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- added to vitest's own
  interface ProvidedContext {
    postgres: Address;
  }
}

/** Rights of the API roles on new objects in `public`: everything (`old`) or nothing (`new`). */
export const PRIVILEGES = ['old', 'new'] as const;
export type Privileges = (typeof PRIVILEGES)[number];

export const emptyProject = (privileges: Privileges) => `empty_${privileges}`;
export const migratedProject = (privileges: Privileges) => `migrated_${privileges}`;

/** The first database: an empty hosted project, from which others are copied. */
export const SHAPED = 'postgres';
const GRANT_ALL = ['postgres', SUPERUSER]
  .flatMap((maker) =>
    ['tables', 'functions', 'sequences'].map(
      (what) => `alter default privileges for role ${maker} in schema public
        grant all on ${what} to postgres, anon, authenticated, service_role;`,
    ),
  )
  .join('\n');

let server: Postgres | undefined;

export async function startProjectServer(): Promise<Postgres> {
  const started = await startPostgres(await freePort());
  const sql = await readFile(path.join(import.meta.dirname, 'platform.sql'), 'utf8');
  await asSuperuser(started, SHAPED, sql.replaceAll(`:'password'`, `'${started.password}'`));
  return started;
}

/** One server for all test files, with projects migrated by the CLI; each file copies them. */
export async function setup(project: TestProject): Promise<void> {
  server = await startProjectServer();
  for (const privileges of PRIVILEGES) {
    const [empty, migrated] = [emptyProject(privileges), migratedProject(privileges)];
    await copyDatabase(server, SHAPED, empty);
    if (privileges === 'old') await asSuperuser(server, empty, GRANT_ALL);
    await copyDatabase(server, empty, migrated);
    await pushMigrations(urlOf(server, 'postgres', migrated));
  }
  const { stop: _stop, ...address } = server;
  project.provide('postgres', address);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}

export async function freshProject(at: Address, privileges: Privileges): Promise<string> {
  const name = `project_${randomBytes(6).toString('hex')}`;
  await copyDatabase(at, migratedProject(privileges), name);
  return name;
}

/** Copies a database; nobody may be connected to the original. */
export async function copyDatabase(at: Address, from: string, to: string): Promise<void> {
  await asSuperuser(at, 'template1', `create database ${to} template ${from} owner postgres`);
}

export async function asSuperuser(at: Address, database: string, sql: string): Promise<void> {
  await using db = connect(at, SUPERUSER, database);
  await db.exec(sql);
}
