import { readFileSync, writeFileSync } from 'node:fs';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SITE } from './site.ts';

export const ADMIN = { email: 'admin@hotel.test', password: 'admin-demo-1' };
export const STAFF = { email: 'reader@hotel.test', password: 'reader-demo-1' };

export const SESSION_KEY = 'sb-localhost-auth-token';
const FILE = `${SITE.dataFolder}-sessions.json`;

/**
 * Signs in both accounts once, so that every later copy of the database knows their sessions.
 * @param client a client of that database
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

export function sessionOf({ email }: typeof ADMIN): string {
  const sessions: Record<string, unknown> = JSON.parse(readFileSync(FILE, 'utf8'));
  return JSON.stringify(sessions[email]);
}

export function storageOf(who: typeof ADMIN) {
  const localStorage = [{ name: SESSION_KEY, value: sessionOf(who) }];
  return { cookies: [], origins: [{ origin: SITE.url, localStorage }] };
}
