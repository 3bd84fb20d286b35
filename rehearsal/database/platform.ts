import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SUPERUSER, type Address } from './postgres.ts';
import { connect } from './connect.ts';

/** What is granted on everything that is made in `public`: all (older projects) or nothing (newer). */
export const PRIVILEGES = ['old', 'new'] as const;
export type Privileges = (typeof PRIVILEGES)[number];

/** The database that the server begins with; shaped, it is the empty project that others are copies of. */
const SHAPED = 'postgres';

export function emptyProject(privileges: Privileges): string {
  return `empty_${privileges}`;
}

/** Gives the server a hosted project's roles, and makes an empty project of each kind. */
export async function shapeLikePlatform(server: Address): Promise<void> {
  const sql = await readFile(path.join(import.meta.dirname, 'platform.sql'), 'utf8');
  await asSuperuser(server, SHAPED, sql.replaceAll(`:'password'`, `'${server.password}'`));
  for (const privileges of PRIVILEGES) {
    await copyDatabase(server, SHAPED, emptyProject(privileges));
    if (privileges === 'old') await asSuperuser(server, emptyProject(privileges), GRANT_ALL);
  }
}

const GRANT_ALL = ['postgres', SUPERUSER]
  .flatMap((maker) =>
    ['tables', 'functions', 'sequences'].map(
      (what) => `alter default privileges for role ${maker} in schema public
        grant all on ${what} to postgres, anon, authenticated, service_role;`,
    ),
  )
  .join('\n');

/** A database like another one, to which nobody may be connected. */
export async function copyDatabase(server: Address, from: string, to: string): Promise<void> {
  await asSuperuser(server, 'template1', `create database ${to} template ${from} owner postgres`);
}

/** Runs statements with every right there is. */
export async function asSuperuser(server: Address, database: string, sql: string): Promise<void> {
  const db = connect(server, SUPERUSER, database);
  try {
    await db.exec(sql);
  } finally {
    await db.close();
  }
}
