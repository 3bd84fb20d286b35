import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from './database.ts';
import { toBase32 } from './totp.ts';

/**
 * The tables of Supabase Auth for second factors, which @supabase/lite lacks. `last_step` is ours:
 * the step of the last accepted code.
 */
export const FACTOR_TABLES = `
  create table if not exists auth.mfa_factors (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text, factor_type text not null default 'totp',
    status text not null check (status in ('unverified', 'verified')),
    secret text, created_at timestamptz not null default now(),
    updated_at timestamptz not null default now());
  alter table auth.mfa_factors add column if not exists last_step bigint;
  create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
  create table if not exists auth.mfa_challenges (
    id uuid primary key,
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null);
  alter table auth.mfa_factors enable row level security;
  alter table auth.mfa_challenges enable row level security`;

export type Factor = {
  id: string;
  friendly_name: string;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
};

/** An account's factors as Supabase Auth shows them, without secrets. */
export function factorsOf(sql: Sql, account: string): Promise<Factor[]> {
  return sql(
    `select id, friendly_name, factor_type, status, created_at, updated_at
     from auth.mfa_factors where user_id::text = $1 order by created_at`,
    [account],
  );
}

const SECRET_BYTES = 20;

export async function addFactor(sql: Sql, account: string, name: string) {
  const factor = { id: randomUUID(), secret: toBase32(randomBytes(SECRET_BYTES)) };
  await sql(
    `insert into auth.mfa_factors (id, user_id, friendly_name, status, secret)
     values ($1, $2, $3, 'unverified', $4)`,
    [factor.id, account, name, factor.secret],
  );
  return factor;
}

/** Deletes a factor. Sessions that used it fall back to the first level. */
export async function deleteFactor(sql: Sql, id: string): Promise<void> {
  await sql(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [id]);
  await sql('delete from auth.mfa_factors where id = $1', [id]);
}

export async function addChallenge(sql: Sql, factor: string, now: number): Promise<string> {
  const id = randomUUID();
  await sql('insert into auth.mfa_challenges (id, factor_id, created_at) values ($1, $2, $3)', [
    id,
    factor,
    new Date(now).toISOString(),
  ]);
  return id;
}

/** Deletes a challenge. @returns when it was made (ms); undefined if there is none */
export async function takeChallenge(sql: Sql, id: string, factor: string) {
  const [challenge] = await sql<{ made: number }>(
    `delete from auth.mfa_challenges where id::text = $1 and factor_id = $2
     returning (extract(epoch from created_at) * 1000)::float8 as made`,
    [id, factor],
  );
  return challenge?.made;
}

export async function secretOf(sql: Sql, factor: string): Promise<string> {
  const [row] = await sql<{ secret: string }>('select secret from auth.mfa_factors where id = $1', [
    factor,
  ]);
  return row?.secret ?? '';
}

/** Marks the code of a step as used. @returns false if it, or a later one, was used before */
export async function useStep(sql: Sql, factor: string, step: number): Promise<boolean> {
  const used = await sql(
    `update auth.mfa_factors set last_step = $2, status = 'verified', updated_at = now()
     where id = $1 and coalesce(last_step, 0) < $2 returning id`,
    [factor, step],
  );
  return used.length > 0;
}

/**
 * Raises a session to the second level, as Supabase Auth does: the account's sessions on the first
 * level end, and its unverified factors go.
 * @returns the session's new refresh token
 */
export async function raiseSession(
  sql: Sql,
  { account, session, factor }: { account: string; session: string; factor: string },
): Promise<string> {
  const token = randomUUID();
  await sql(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
    session,
    factor,
  ]);
  await sql(`delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') = 'aal1'`, [
    account,
  ]);
  await sql(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [account]);
  await sql(
    `with old as (
       update auth.refresh_tokens set revoked = true, updated_at = now()
       where session_id = $1 and not revoked returning token)
     insert into auth.refresh_tokens (id, token, user_id, session_id, parent)
     values ($2, $3, $4, $1, (select min(token) from old))`,
    [session, randomUUID(), token, account],
  );
  return token;
}
