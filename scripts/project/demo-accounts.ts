import { readFileSync } from 'node:fs';

export type DemoAccount = { email: string; password: string };

/** As the head of supabase/seed.sql says them, the one place where they are written. */
const ACCOUNT = /([\w.]+@[\w.]+) \/ (\S+) (?:administers|only signs in)/g;

/** Accounts whose passwords everybody can read. */
export function demoAccounts(): DemoAccount[] {
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  const found = [...seed.matchAll(ACCOUNT)].map(([, email = '', password = '']) => ({
    email,
    password,
  }));
  if (found.length === 0) throw new Error('supabase/seed.sql names no demo accounts');
  return found;
}
