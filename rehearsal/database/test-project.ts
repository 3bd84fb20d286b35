import { readFile } from 'node:fs/promises';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, inject } from 'vitest';
import { ADD_STRANGER } from '../../tests/backend/access/actors.ts';
import { type Connection, connect, connectLikeRest } from './connect.ts';
import { liteConnection } from './lite-connection.ts';
import { SUPERUSER } from './postgres.ts';
import { freshProject, type Privileges } from './project.ts';

type TestProject = Awaited<ReturnType<typeof openTestProject>>;

export async function openSession({ server, database }: TestProject): Promise<Connection> {
  const session = connectLikeRest(server, database);
  afterAll(session.close);
  await session.query('select 1');
  return session;
}

/**
 * Creates a project with the sample hotel and an account of each kind. Returns a superuser's
 * connection `all` and PostgREST's `rest`, which are closed after the suite's tests.
 */
export async function openTestProject(privileges: Privileges) {
  const server = inject('postgres');
  const database = await freshProject(server, privileges);
  const owner = connect(server, 'postgres', database);
  await owner.exec(await readFile('supabase/seed.sql', 'utf8'));
  await owner.exec(ADD_STRANGER);
  await owner.close();
  const all = connect(server, SUPERUSER, database);
  const rest = connectLikeRest(server, database);
  afterAll(() => rest.close().then(all.close));
  return { server, database, all, rest };
}

/** Replaces tests/support/test-database.ts. */
export async function openTestDatabase(): Promise<PgliteConnection> {
  const server = inject('postgres');
  return liteConnection(server, await freshProject(server, 'new'));
}
