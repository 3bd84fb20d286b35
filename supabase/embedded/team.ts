import * as v from 'valibot';
import { invitationSchema, type Team } from '../functions/join/answer-join.ts';
import type { Sql } from './database.ts';

/** Creates an account like those of seed.sql, because @supabase/lite has no admin API. */
const MAKE_ACCOUNT = `
  with made as (
    insert into auth.users (
      id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
      raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change,
      email_change_token_new)
    values ($1, 'authenticated', 'authenticated', $2,
      extensions.crypt($3, extensions.gen_salt('bf', 10)), now(),
      '{"provider":"email","providers":["email"]}', '{}', now(), now(), '', '', '', '')
    returning id, email)
  insert into auth.identities (
    id, user_id, provider_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
  select gen_random_uuid(), id, id::text, 'email',
    jsonb_build_object('sub', id, 'email', email, 'email_verified', true), now(), now(), now()
  from made`;

/** The team in the embedded database, for the code of the hosted function `join`. */
export function sqlTeam(sql: Sql): Team {
  return {
    step: async (hash, step, name) => {
      const [row] = await sql<{ answer: unknown }>(
        'select public.join_team($1, $2, $3) as answer',
        [hash, step, name ?? null],
      );
      return v.parse(invitationSchema, row?.answer ?? null);
    },
    makeAccount: async ({ id, email, password }) => {
      const [known] = await sql('select 1 from auth.users where email = $1', [email]);
      if (known) return 'known';
      await sql(MAKE_ACCOUNT, [id, email, password]);
      return 'made';
    },
    removeAccount: async (id) => {
      await sql('delete from auth.users where id = $1', [id]);
    },
  };
}
