import type { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../../../supabase/embedded/database.ts';
import { databaseSnapshot, type SnapshotOptions } from '../../support/database-snapshot.ts';
import { ADD_STRANGER } from './actors.ts';

const SUPABASE_DEFAULTS = `
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`;

export const HOSTED_PRIVILEGES: SnapshotOptions = { seed: true, before: SUPABASE_DEFAULTS };

/**
 * Opens a migrated Postgres with a hosted project's default privileges. The embedded backend grants
 * every table to everybody at its first request; nothing sends one here, so the migrations' grants
 * count.
 */
export async function openWithHostedPrivileges(): Promise<PGlite> {
  const snapshot = await databaseSnapshot(HOSTED_PRIVILEGES);
  const connection = await openDatabase({ snapshot });
  await connection.driver.exec(ADD_STRANGER);
  return connection.driver;
}
