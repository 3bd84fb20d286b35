import { readFileSync, writeFileSync } from 'node:fs';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SITE } from './site.ts';

export const ADMIN = { email: 'admin@hotel.test', password: 'admin-demo-1' };
/** Signed in, but no administrator. */
export const STAFF = { email: 'staff@hotel.test', password: 'staff-demo-1' };

/** Where supabase-js keeps the session of a page at http://localhost. */
export const SESSION_KEY = 'sb-localhost-auth-token';
const FILE = `${SITE.dataFolder}-sessions.json`;

/**
 * Signs both in once; every copy of the database that was open then knows these sessions.
 * @param client of that database
 */
export async function saveSessions(client: SupabaseClient): Promise<void> {
  const sessions: Record<string, unknown> = {};
  for (const who of [ADMIN, STAFF]) {
    const { data, error } = await client.auth.signInWithPassword(who);
    if (error) throw error;
    sessions[who.email] = data.session;
  }
  writeFileSync(FILE, JSON.stringify(sessions));
}

/** What is stored in a browser in which this person has signed in. */
export function sessionOf({ email }: typeof ADMIN): string {
  const sessions: Record<string, unknown> = JSON.parse(readFileSync(FILE, 'utf8'));
  return JSON.stringify(sessions[email]);
}

/** What the storage of a browser holds in which this person has signed in. */
export function storageOf(who: typeof ADMIN) {
  const localStorage = [{ name: SESSION_KEY, value: sessionOf(who) }];
  return { cookies: [], origins: [{ origin: SITE.url, localStorage }] };
}
