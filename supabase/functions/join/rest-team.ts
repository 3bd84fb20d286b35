import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { restCall } from '../_shared/rest-call.ts';
import { invitationSchema, type Team } from './answer-join.ts';

/** The team over REST and Auth's admin API. @param client with the server's own key */
export function restTeam(client: SupabaseClient): Team {
  const { admin } = client.auth;
  return {
    step: async (hash, step, name) => {
      const args = { link_hash: hash, step, person_name: name ?? null };
      return v.parse(invitationSchema, await restCall(client)('join_team', args));
    },
    makeAccount: async (account) => {
      const { error } = await admin.createUser({ ...account, email_confirm: true });
      if (!error) return 'made';
      if (error.code === 'weak_password') return 'weak';
      if (error.code === 'email_exists' || error.code === 'user_already_exists') return 'known';
      throw error;
    },
    removeAccount: async (id) => {
      const { error } = await admin.deleteUser(id);
      if (error && error.status !== 404) throw error;
    },
  };
}
