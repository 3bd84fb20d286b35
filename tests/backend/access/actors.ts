import type { SupabaseClient } from '@supabase/supabase-js';
import type { TestBackend } from '../../support/backend.ts';
import type { Database, Statements } from '../../support/database.ts';
import {
  ROLES as PROFILE_ROLES,
  type Role as ProfileRole,
} from '../../../src/basics/session/rights.ts';

/**
 * Who tries the database: visitors, every role of profiles, and a `stranger`, who has an account but
 * no profile and claims in its own metadata to be an administrator.
 */
export const ROLES = ['anon', 'stranger', ...PROFILE_ROLES.toReversed()] as const;
export type Role = 'anon' | 'stranger' | ProfileRole;
export const VERBS = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

export type Row = Record<string, unknown>;

/** The columns of stays that tests read. No account may read all: the guest's key is withheld. */
const stayColumns: string =
  'id, room_id, room_name, email, guest_name, phone, guests, children, nights, check_in, check_out, status, price, own_price, price_reason, rule_reason, charged, fee, tax, charges, extras, extras_price, discount, total, promo_code, night_amounts, message, notes, source, language, erased_at, asks_change, cancelled_unseen, before_leaving, booking_id, booking_place, booking_rooms, created_at, updated_at';
/** Typed as `*`, so that a test may read any column of an answer. */
export const STAY_COLUMNS = stayColumns as '*';
const columnsOf = (table: string) => (table === 'reservations' ? STAY_COLUMNS : '*');
/** `failed`: a malformed request or a broken server, so neither allowed nor refused. */
export type Outcome = { kind: 'done' | 'refused' | 'failed'; rows: Row[]; detail: string };
type Where = { column: string; value: unknown };

/**
 * Attempts operations as a role. Without `where` it targets the whole table and requests no rows
 * back.
 */
export type Actor = {
  select: (table: string) => Promise<Outcome>;
  insert: (table: string, row: Row) => Promise<Outcome>;
  update: (table: string, patch: Row, where?: Where) => Promise<Outcome>;
  delete: (table: string, where?: Where) => Promise<Outcome>;
};

export const ACCOUNT = {
  admin: '11111111-1111-4111-8111-111111111111',
  reader: '22222222-2222-4222-8222-222222222222',
  editor: '44444444-4444-4444-8444-444444444444',
  desk: '55555555-5555-4555-8555-555555555555',
  stranger: '33333333-3333-4333-8333-333333333333',
} as const;

/** Inserts the stranger's account, and an open session for every role, which `assumeRole` needs. */
export const ADD_STRANGER = `
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at, confirmation_token,
    recovery_token, email_change, email_change_token_new)
  values ('${ACCOUNT.stranger}', 'authenticated', 'authenticated', 'stranger@hotel.test',
    extensions.crypt('stranger-1', extensions.gen_salt('bf', 4)), now(), '{"provider":"email"}',
    '{"role":"admin"}', now(), now(), '', '', '', '');
  insert into auth.identities (id, user_id, provider_id, provider, identity_data, created_at,
    updated_at)
  values (gen_random_uuid(), '${ACCOUNT.stranger}', '${ACCOUNT.stranger}', 'email',
    '{"sub":"${ACCOUNT.stranger}","email":"stranger@hotel.test"}', now(), now());
  insert into auth.sessions (id, user_id, created_at, updated_at)
  select id, id, now(), now() from auth.users;`;

export async function signInEveryRole(backend: TestBackend): Promise<Record<Role, SupabaseClient>> {
  await backend.db.exec(ADD_STRANGER);
  return {
    anon: backend.client(),
    stranger: await backend.signIn('stranger@hotel.test', 'stranger-1'),
    reader: await backend.signInAs('reader'),
    editor: await backend.signInAs('editor'),
    desk: await backend.signInAs('desk'),
    admin: await backend.signInAs('admin'),
  };
}

/** Attempts operations over HTTP, as a browser does. */
export function restActor(client: SupabaseClient): Actor {
  return {
    select: async (table) => restOutcome(await client.from(table).select(columnsOf(table))),
    insert: async (table, row) => restOutcome(await client.from(table).insert(row)),
    update: async (table, patch, where) => {
      const call = client.from(table).update(patch);
      return restOutcome(
        await (where ? call.eq(where.column, where.value).select(columnsOf(table)) : call),
      );
    },
    delete: async (table, where) => {
      const call = client.from(table).delete();
      return restOutcome(
        await (where ? call.eq(where.column, where.value).select(columnsOf(table)) : call),
      );
    },
  };
}

type RestAnswer = {
  status: number;
  data: unknown;
  error: { code?: string; message: string } | null;
};

function restOutcome({ status, data, error }: RestAnswer): Outcome {
  const detail = `${status} ${error ? `${error.code} ${error.message}` : ''}`;
  if (!error) return { kind: 'done', rows: Array.isArray(data) ? data : [], detail };
  return { kind: status === 401 || status === 403 ? 'refused' : 'failed', rows: [], detail };
}

/** Attempts operations as a database role, like PostgREST of a hosted project. */
export function sqlActor(db: Database, role: Role, aal?: string): Actor {
  async function attempt(sql: string, values: unknown[] = []): Promise<Outcome> {
    try {
      const { rows } = await db.transaction(async (tx) => {
        await assumeRole(tx, role, aal);
        return tx.query<Row>(sql, values);
      });
      return { kind: 'done', rows, detail: '' };
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      const isRefused = code === '42501' || code === 'PT403';
      return { kind: isRefused ? 'refused' : 'failed', rows: [], detail: `${code} ${message}` };
    }
  }
  const aimed = (table: string, sql: string, at: number, where?: Where) =>
    where
      ? ([
          `${sql} where ${where.column} = $${at} returning ${columnsOf(table)}`,
          [where.value],
        ] as const)
      : ([sql, []] as const);
  return {
    select: (table) => attempt(`select ${columnsOf(table)} from public.${table}`),
    insert: (table, row) => attempt(...insertSql(table, row)),
    update: (table, patch, where) => {
      const columns = Object.keys(patch).join(', ');
      const [sql, values] = aimed(
        table,
        `update public.${table} t set (${columns}) =
          (select ${columns} from jsonb_populate_record(null::public.${table}, $1::jsonb))`,
        2,
        where,
      );
      return attempt(sql, [JSON.stringify(patch), ...values]);
    },
    delete: (table, where) => {
      const [sql, values] = aimed(table, `delete from public.${table}`, 1, where);
      return attempt(sql, [...values]);
    },
  };
}

export async function assumeRole(tx: Statements, role: Role, aal = 'aal1'): Promise<void> {
  const claims =
    role === 'anon'
      ? {}
      : { sub: ACCOUNT[role], session_id: ACCOUNT[role], role: 'authenticated', aal };
  const metadata = role === 'stranger' ? { user_metadata: { role: 'admin' } } : {};
  await tx.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
       set_config('role', $3, true)`,
    [
      JSON.stringify({ ...claims, ...metadata }),
      role === 'anon' ? '' : ACCOUNT[role],
      role === 'anon' ? 'anon' : 'authenticated',
    ],
  );
}

export function insertSql(table: string, row: Row): [string, unknown[]] {
  const columns = Object.keys(row).join(', ');
  return [
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_record(null::public.${table}, $1::jsonb)`,
    [JSON.stringify(row)],
  ];
}
